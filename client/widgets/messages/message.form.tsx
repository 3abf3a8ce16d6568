import { orderMessageRules } from '../../../schema/rules/orders/order-message.rules';
import { limits } from '../../../schema/values/limits';
import { useSendOrderMessageMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { OrderImageField } from '../problems/order-image-field';
import { messages } from './messages.messages';

/** A new message, with images. What was typed stays where sending fails. */
export function MessageForm({ orderId, onSent }: { orderId: string; onSent: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [send] = useAppMutation(useSendOrderMessageMutation);
  const form = useRulesForm({
    rules: orderMessageRules,
    initialValues: { orderId, body: '', imageIds: [] as string[] },
    submit: async ({ body, imageIds }) => {
      const { failure } = await send({ variables: { orderId, body: body ?? null, imageIds: imageIds ?? [] } });
      if (failure) return failure;
      onSent();
      return null;
    },
  });
  return (
    <RulesForm form={form} label={t('send')} idPrefix="order-message">
      <div className="form-column">
        <ErrorSummary />
        <TextAreaField name="body" label={t('text')} rows={3} maxLength={limits.orderMessageLength} />
        <OrderImageField
          orderId={orderId}
          most={limits.orderMessageImages}
          label={t('images')}
          hint={t('imagesHint', { max: format.number(limits.orderMessageImages) })}
        />
        <SubmitButton busyLabel={t('sending')}>{t('send')}</SubmitButton>
      </div>
    </RulesForm>
  );
}
