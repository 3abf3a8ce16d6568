import { grantRules } from '../../../../schema/rules/accounts/grant.rules';
import { addDays, dayAt } from '../../../../schema/rules/orders/delivery-days';
import { grantLimits, grantRights } from '../../../../schema/values/accounts/grants';
import { MyAgentsDocument, MyPrincipalsDocument, useInviteStaffMutation, useRequestGrantMutation } from '../../../generated/graphql';
import type { GrantRow_GrantFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { DateField } from '../../../ui/fields/date-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { CheckList } from '../developers/check-list';
import { messages } from './people.messages';

interface GrantFormProps {
  kind: 'FARMER' | 'STAFF';
  onMade: (grant: GrantRow_GrantFragment) => void;
  onClose: () => void;
}

/** Asks someone: a grower to sell for them, or a phone to work in the user's shop. */
export function GrantForm({ kind, onMade, onClose }: GrantFormProps) {
  const t = useMessages(messages);
  const isStaff = kind === 'STAFF';
  const [invite] = useAppMutation(useInviteStaffMutation);
  const [request] = useAppMutation(useRequestGrantMutation);
  const today = dayAt(new Date());
  const form = useRulesForm({
    rules: grantRules,
    initialValues: { phone: '', rights: ['PRODUCTS', 'ORDERS', 'MESSAGES'] as string[], endsOn: addDays(today, grantLimits.days) },
    submit: async (input) => {
      if (isStaff) {
        const { data, failure } = await invite({ variables: { input }, refetchQueries: [MyAgentsDocument] });
        if (data) onMade(data.inviteStaff);
        return failure;
      }
      const { data, failure } = await request({ variables: { input }, refetchQueries: [MyPrincipalsDocument] });
      if (data) onMade(data.requestGrant);
      return failure;
    },
  });
  const title = t(isStaff ? 'invite' : 'ask');
  return (
    <Dialog open onClose={onClose} title={title} place="sheet">
      <RulesForm form={form} label={title} idPrefix="grant">
        <div className="form-column">
          <ErrorSummary />
          <TextField
            name="phone"
            type="tel"
            label={t('phone')}
            hint={t(isStaff ? 'staffHint' : 'growerHint')}
            autoComplete="off"
            required
          />
          <RightsField />
          <DateField name="endsOn" label={t('endsOn')} min={today} max={addDays(today, grantLimits.days)} required />
          <SubmitButton busyLabel={t('sending')}>{t(isStaff ? 'send' : 'sendCode')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}

/** The rights as a list to tick. */
export function RightsField() {
  const t = useMessages(messages);
  return <CheckList name="rights" legend={t('rights')} choices={grantRights.map((value) => ({ value, label: t(value) }))} />;
}
