import { useEffect, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { currentToasts, dismissToast, holdToasts, subscribeToasts } from '../../platform/toast/toast-store';
import { uiMessages } from '../ui.messages';

/**
 * Draws the toasts: bottom of a phone, top corner of a desktop. They wait while held by pointer or focus, or while the
 * page is hidden.
 */
export function Toaster() {
  const t = useMessages(uiMessages);
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);

  useEffect(() => {
    const onVisibility = () => holdToasts(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  const none = toasts.length === 0;
  useEffect(() => {
    if (none) holdToasts(false); // the pointer's leaving is not reported when the last one goes
  }, [none]);

  return (
    <section aria-label={t('notifications')}>
      <ul
        className="toasts"
        onPointerEnter={() => holdToasts(true)}
        onPointerLeave={() => holdToasts(false)}
        onFocus={() => holdToasts(true)}
        onBlur={() => holdToasts(false)}
      >
        {toasts.map((toast) => (
          <li key={toast.id} className="toast" data-kind={toast.kind}>
            {toast.kind === 'success' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
            <p>{toast.text}</p>
            <button type="button" aria-label={t('dismiss')} title={t('dismiss')} onClick={() => dismissToast(toast.id)}>
              <X aria-hidden size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
