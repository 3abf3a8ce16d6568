import 'virtual:theme.css';
import './platform/theme/base.css';
import './platform/theme/parts.css';
import './platform/theme/fields.css';
import './platform/theme/cells.css';
import './platform/theme/overlays.css';
import './platform/theme/shell.css';
import './platform/theme/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadErrorScreens } from './app/errors/error-boundary';
import { takeEarlyTaps } from './app/first-view/early-taps';
import { readFirstView } from './app/first-view/first-view-state';
import { takeOver } from './app/first-view/take-over';
import { createAppRouter, firstScreen } from './app/router';
import { createApolloClient, loadLinks } from './platform/connection/client';
import { afterLoad } from './platform/device/after-load';
import { startInstallOffer } from './platform/offline/install-offer';
import { startOfflineCopy } from './platform/offline/offline-link';
import { hasSessionHint } from './platform/account/session-hint';
import { followSystemTheme } from './platform/theme/color-mode';

/**
 * A visitor's page came as HTML with its data: React takes it over. Of the shell, the first image and texts of a front
 * page are in index.html (html[data-boot]): they stay until the screen that repeats them is ready.
 */
async function start(root: HTMLElement): Promise<void> {
  const firstView = hasSessionHint() ? null : readFirstView();
  if (firstView) return takeOver(root, client, firstView);
  loadLinks().catch(() => undefined); // beside the screen's code; an operation asks again
  takeEarlyTaps(); // of markup that is replaced: nothing to repeat them on
  const router = createAppRouter(client);
  if (document.documentElement.dataset.boot) await firstScreen(router);
  createRoot(root).render(
    <StrictMode>
      <App client={client} router={router} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html lost its root element.');
const client = createApolloClient();
const started = start(root);
startInstallOffer();
// after everything the first screen needs
afterLoad(() => void started.finally(startLater));

function startLater(): void {
  for (const load of [loadLinks, loadErrorScreens]) load().catch(() => undefined);
  followSystemTheme();
  startOfflineCopy(client);
  // in development files change too often to be stored, and errors are the developer's
  if (!import.meta.env.PROD) return;
  import('./platform/device/app-version').then(
    ({ startAppVersion }) => startAppVersion(),
    () => undefined,
  );
  import('./platform/reports/page-reports').then(
    ({ startPageReports }) => startPageReports(),
    () => undefined,
  );
}
