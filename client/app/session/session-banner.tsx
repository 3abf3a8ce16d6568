import { useSession } from '../../platform/session/use-session';
import { lazyPart } from '../../ui/feedback/lazy-part';

const SessionFailed = lazyPart(async () => (await import('./session-failed')).SessionFailed);

/** When the account could not be loaded, the page shows it. */
export function SessionBanner() {
  const { error } = useSession();
  return error && <SessionFailed error={error} />;
}
