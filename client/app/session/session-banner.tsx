import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { appMessages } from '../app.messages';

/** When the account could not be loaded, the page shows it and offers to try again. */
export function SessionBanner() {
  const { error, loading, refresh } = useSession();
  const t = useMessages(appMessages);
  const failureText = useFailureText();
  if (!error) return null;
  return (
    <div style={{ marginBottom: 16 }}>
      <Alert
        tone="error"
        title={t('sessionFailed')}
        action={
          <Button look="outline" tone="danger" busy={loading} onClick={() => void refresh().catch(() => undefined)}>
            {t('retry')}
          </Button>
        }
      >
        <p>{failureText(error)}</p>
      </Alert>
    </div>
  );
}
