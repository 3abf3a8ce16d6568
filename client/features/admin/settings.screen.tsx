import { platformSettingsRules } from '../../../schema/rules/settings.rules';
import { limits } from '../../../schema/values/limits';
import { useChangePlatformSettingsMutation, usePlatformSettingsQuery } from '../../generated/graphql';
import type { PlatformSettings_SettingsFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { Page } from '../../ui/page';
import { QueryState } from '../../ui/query-state';
import { FormSkeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import './admin.css';
import { messages as deskMessages } from './desk.messages';
import { messages } from './settings.messages';
import { useRefreshDesk } from './use-refresh-desk';

const fees = ['sameUpazila', 'sameDistrict', 'sameDivision', 'elsewhere'] as const;

/** Commission, delivery fees, and what applicants are promised. */
export function Component() {
  const t = useMessages(messages);
  const query = usePlatformSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={t('lead')} width="reading">
      <QueryState query={query} loadingText={t('loading')} skeleton={<FormSkeleton fields={6} />}>
        {({ platformSettings }) => <SettingsForm key={platformSettings.changedAt} stored={platformSettings} />}
      </QueryState>
      <TextLink to={paths.adminAudit({ action: 'settings.changed' })}>{t('history')}</TextLink>
    </Page>
  );
}

/** '40.00' is typed as 40. */
const plain = (amount: string) => amount.replace(/\.0+$/, '');

function SettingsForm({ stored }: { stored: PlatformSettings_SettingsFragment }) {
  const t = useMessages(messages);
  const desk = useMessages(deskMessages);
  const format = useFormat();
  const toast = useToast();
  const refresh = useRefreshDesk('platformSettings');
  const [change] = useAppMutation(useChangePlatformSettingsMutation);
  const { commissionPercent, sameUpazila, sameDistrict, sameDivision, elsewhere, approvalHours, changedAt } = stored;
  const form = useRulesForm({
    rules: platformSettingsRules,
    initialValues: {
      commissionPercent: plain(commissionPercent),
      ...{
        sameUpazila: plain(sameUpazila),
        sameDistrict: plain(sameDistrict),
        sameDivision: plain(sameDivision),
        elsewhere: plain(elsewhere),
      },
      ...{ approvalHours: String(approvalHours), reason: '' },
    },
    submit: async (input) => {
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
        <TextField name="commissionPercent" label={t('commission')} hint={t('commissionHint')} digits={2} suffix={t('percent')} required />
        <fieldset className="settings-fees">
          <legend>{t('fees')}</legend>
          <p className="caption">{t('feesHint')}</p>
          <div className="hours-row">
            {fees.map((name) => (
              <TextField key={name} name={name} label={t(name)} digits={2} suffix={t('taka')} required />
            ))}
          </div>
        </fieldset>
        <TextField name="approvalHours" label={t('approvalHours')} hint={t('approvalHint')} digits required />
        <TextAreaField name="reason" label={t('reason')} maxLength={limits.reasonLength} required />
        <div className="row-card-actions">
          <SubmitButton full={false} busyLabel={desk('sending')}>
            {t('save')}
          </SubmitButton>
          {changedAt && <span className="caption">{t('changedAt', { when: format.relative(changedAt) })}</span>}
        </div>
      </div>
    </RulesForm>
  );
}
