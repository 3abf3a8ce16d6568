import type { Failure } from '../../platform/apollo/read-error';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { sessionMessages } from './session.messages';

/** Reports that the account could not be loaded, and offers to try again. */
export function SessionFailed({ error }: { error: Failure }) {
  const { loading, refresh } = useSession();
  const t = useMessages(sessionMessages);
  const failureText = useFailureText();
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
