import { useState } from 'react';
import { supportRules } from '../../../schema/rules/market/support.rules';
import { limits } from '../../../schema/values/limits';
import { Role } from '../../../schema/values/accounts/roles';
import { buyingRoles } from '../../../schema/values/accounts/trade';
import { useSendSupportMessageMutation, useSupportOrdersQuery, useSupportSalesQuery } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SelectField } from '../../ui/fields/select-field';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { PhoneField, TextField } from '../../ui/fields/text-field';
import { messages } from './support.messages';

const recent = 20;

/**
 * A message to support; for a user name, phone and latest orders are filled in. `number` is the order they come from.
 */
export function SupportForm({ number }: { number: string | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { account } = useSession();
  const [sent, setSent] = useState(false);
  const [send] = useAppMutation(useSendSupportMessageMutation);
  const orders = useOwnOrders();
  const form = useRulesForm({
    rules: supportRules,
    initialValues: { name: account?.name ?? '', phone: account?.phone ?? '', orderId: '', body: '' },
    submit: async (input) => {
      const { failure } = await send({ variables: { input } });
      if (failure) return failure;
      setSent(true);
      form.reset();
      return null;
    },
  });
  return (
    <section className="support-write" aria-labelledby="write-title">
      <h2 id="write-title">{t('formTitle')}</h2>
      {sent && <Alert tone="success" title={t('sent')} />}
      <RulesForm form={form} label={t('formTitle')}>
        <div className="form-column">
          <ErrorSummary />
          <TextField name="name" label={t('name')} autoComplete="name" maxLength={limits.nameLength} required />
          <PhoneField name="phone" label={t('phone')} required />
          {orders.length > 0 && (
            <SelectField
              name="orderId"
              label={t('order')}
              placeholder={t('noOrder')}
              choices={orders.map((one) => ({
                value: one.id,
                label: `${one.trackingNumber} · ${format.date(one.placedAt)}`,
              }))}
            />
          )}
          <TextAreaField
            name="body"
            label={t('body')}
            hint={number ? t('about', { number }) : undefined}
            maxLength={limits.supportLength}
            required
          />
          <SubmitButton full={false} busyLabel={t('sending')}>
            {t('send')}
          </SubmitButton>
        </div>
      </RulesForm>
    </section>
  );
}

/** The latest orders of the user, placed or received. */
function useOwnOrders() {
  const { account } = useSession();
  const approved = account?.status === 'APPROVED';
  const buys = approved && buyingRoles.some((role) => role === account.role);
  const variables = { first: recent };
  const bought = useSupportOrdersQuery({ variables, skip: !buys });
  const sold = useSupportSalesQuery({ variables, skip: !approved || account.role === Role.CONSUMER || account.role === Role.ADMIN });
  return [...(bought.data?.myOrders.nodes ?? []), ...(sold.data?.mySales.nodes ?? [])];
}
