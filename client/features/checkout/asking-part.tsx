import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/feedback/alert';
import { TextLink } from '../../ui/buttons/text-link';
import { messages } from './checkout.messages';

/**
 * Is in the form's place while no one knows whether the order went through: there is nothing to press that could order
 * twice.
 */
export function AskingPart({ online }: { online: boolean }) {
  const t = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} role="status" tone="info" title={t('asking')} action={<TextLink to={paths.orders()}>{t('myOrders')}</TextLink>}>
      <p>{t(online ? 'askingText' : 'askingOffline')}</p>
    </Alert>
  );
}
