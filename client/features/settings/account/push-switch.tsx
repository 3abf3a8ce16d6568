import { useId } from 'react';
import { BellRing } from 'lucide-react';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Alert } from '../../../ui/feedback/alert';
import { messages } from './push.messages';
import type { PushDevice } from './use-push-device';

/** Notifications on this device: what they are, why they cannot be switched on, or the button that does it. */
export function PushSwitch({ device: { state, busy, failure, turnOn, turnOff } }: { device: PushDevice }) {
  const t = useMessages(messages);
  const titleId = useId();
  if (state === null) return null;
  return (
    <div className="settings-push" role="group" aria-labelledby={titleId}>
      <BellRing className="settings-row-icon" aria-hidden />
      <div className="settings-row-name">
        <h3 id={titleId}>{t('title')}</h3>
        <p className="caption" role="status">
          {t(state)}
        </p>
      </div>
      {state === 'off' && (
        <Button look="outline" busy={busy} busyLabel={t('turningOn')} onClick={() => void turnOn()}>
          {t('turnOn')}
        </Button>
      )}
      {state === 'on' && (
        <Button look="outline" tone="gray" busy={busy} busyLabel={t('turningOff')} onClick={() => void turnOff()}>
          {t('turnOff')}
        </Button>
      )}
      {failure && (
        <div className="settings-row-wide">
          <Alert tone="error">{t(failure)}</Alert>
        </div>
      )}
    </div>
  );
}
