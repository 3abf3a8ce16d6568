import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { atStake } from '../platform/forms/unsaved';
import { OpenedInVain, lazyPart } from '../ui/feedback/lazy-part';
import { loadErrorScreens } from './errors/error-boundary';

const LeaveDialog = lazyPart(async () => (await loadErrorScreens()).LeaveDialog, { missing: OpenedInVain });

/**
 * Asks before unsaved input is lost by navigation. Once for the whole page, since the router supports one blocker only:
 * forms register by `useUnsaved` what they hold. The browser itself asks when the tab is closed, unless drafts hold
 * everything.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && atStake() !== 'nothing',
  );
  useBeforeUnload((event) => {
    if (atStake() === 'lost') event.preventDefault();
  });
  return blocker.state === 'blocked' && <LeaveDialog onLeave={blocker.proceed} onClose={blocker.reset} />;
}
