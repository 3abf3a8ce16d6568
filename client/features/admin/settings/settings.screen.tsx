import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import {
  fieldsOfRates,
  platformSettingsFormRules,
  ratesOfForm,
  withoutRateFields,
} from '../../../../schema/rules/orders/delivery-form.rules';
import { limits } from '../../../../schema/values/limits';
import { useChangePlatformSettingsMutation, usePlatformSettingsQuery } from '../../../generated/graphql';
import type { PlatformSettings_SettingsFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Page } from '../../../ui/layout/page';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { TextLink } from '../../../ui/buttons/text-link';
import '../admin.css';
import './settings.css';
import { messages as adminMessages } from '../admin.messages';
import { DeliveryFields, OpenOrderFields, PayoutFields } from './settings-fields';
import { messages } from './settings.messages';
import { useRefreshCounts } from '../use-refresh-counts';

/** Commission, delivery fees, and what applicants are promised. */
export function Component() {
  const t = useMessages(messages);
  const query = usePlatformSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={t('lead')} width="reading">
      <QueryState query={query} loadingText={t('loading')} skeleton={<FormSkeleton fields={6} />}>
        {({ platformSettings }) => <SettingsForm key={platformSettings.changedAt} stored={platformSettings} />}
      </QueryState>
      <p className="settings-history">
        <TextLink to={paths.adminAudit({ action: 'settings.changed' })}>{t('history')}</TextLink>
      </p>
    </Page>
  );
}

function SettingsForm({ stored }: { stored: PlatformSettings_SettingsFragment }) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const toast = useToast();
  const refresh = useRefreshCounts('platformSettings');
  const [change] = useAppMutation(useChangePlatformSettingsMutation);
  const { commissionPercent, deliveryRates, approvalHours, supportPhone, supportEmail, changedAt } = stored;
  const { newBuyerOrders, newBuyerAmount, buyerOrders, buyerAmount, payoutMinimum, payoutWeekday } = stored;
  const form = useRulesForm({
    rules: platformSettingsFormRules,
    initialValues: {
      commissionPercent: String(commissionPercent),
      ...fieldsOfRates(deliveryRates),
      approvalHours: String(approvalHours),
      supportPhone: supportPhone ?? '',
      supportEmail: supportEmail ?? '',
      reason: '',
      newBuyerOrders: String(newBuyerOrders),
      newBuyerAmount: plainAmount(newBuyerAmount),
      buyerOrders: String(buyerOrders),
      buyerAmount: plainAmount(buyerAmount),
      payoutMinimum: plainAmount(payoutMinimum),
      payoutWeekday,
    },
    submit: async (clean, values) => {
      const input = { ...withoutRateFields(clean), deliveryRates: ratesOfForm(values) };
      const { failure } = await change({ variables: { input } });
      if (failure) return failure;
      toast.success(t('saved'));
      refresh();
      return null;
    },
  });
  return (
    <RulesForm form={form} label={t('title')}>
      <div className="form-column">
        <ErrorSummary />
        <TextField
          name="commissionPercent"
          label={t('commission')}
          hint={t('commissionHint')}
          digits="amount"
          suffix={t('percent')}
          required
        />
        <DeliveryFields />
        <TextField name="approvalHours" label={t('approvalHours')} hint={t('approvalHint')} digits="whole" required />
        <TextField
          name="supportPhone"
          label={t('supportPhone')}
          hint={t('supportHint')}
          maxLength={limits.supportPhoneLength}
          inputMode="tel"
        />
        <TextField name="supportEmail" label={t('supportEmail')} maxLength={limits.emailLength} inputMode="email" />
        <OpenOrderFields />
        <PayoutFields />
        <TextAreaField name="reason" label={t('reason')} maxLength={limits.reasonLength} required />
        <div className="row-card-actions">
          <SubmitButton full={false} busyLabel={shared('sending')}>
            {t('save')}
          </SubmitButton>
          {changedAt && <span className="caption">{t('changedAt', { when: format.relative(changedAt) })}</span>}
        </div>
      </div>
    </RulesForm>
  );
}
