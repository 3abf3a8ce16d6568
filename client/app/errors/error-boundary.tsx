import { useRouteError } from 'react-router-dom';
import { lazyPart } from '../../ui/feedback/lazy-part';

/** Fetched in a quiet moment (main.tsx) and part of the shell: they are there when something else does not come. */
export const loadErrorScreens = () => import('./error-screens');

const ErrorScreen = lazyPart(async () => (await loadErrorScreens()).ErrorScreen);

export const NotFound = lazyPart(async () => (await loadErrorScreens()).NotFound);

/** Replaces a screen that could not be loaded or rendered. */
export function RouteError() {
  return <ErrorScreen error={useRouteError()} />;
}
