import { couponRules } from '../../../../schema/rules/market/offer.rules';
import { limits } from '../../../../schema/values/limits';
import { useCreateCouponMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Dialog } from '../../../ui/overlays/dialog';
import { DateField } from '../../../ui/fields/date-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './offers.messages';

/** A code for many buyers: how much, from how large a purchase on, how long, how often. */
export function CouponForm({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const toast = useToast();
  const [create] = useAppMutation(useCreateCouponMutation);
  const form = useRulesForm({
    rules: couponRules,
    initialValues: {
      code: '',
      percent: '',
      maxDiscount: '',
      minSubtotal: '',
      startsAt: '',
      expiresAt: '',
      maxUses: '',
      reason: '',
    },
    submit: async ({ startsAt, expiresAt, ...clean }) => {
      const { failure, data } = await create({
        variables: { input: { ...clean, startsAt: startsAt?.toISOString() ?? null, expiresAt: expiresAt.toISOString() } },
      });
      if (failure) return failure;
      toast.success(t('couponMade', { code: data?.createCoupon.code ?? '' }));
      onDone();
      return null;
    },
  });
  return (
    <Dialog open wide title={t('newCoupon')} onClose={onClose}>
      <RulesForm form={form} label={t('newCoupon')}>
        <div className="form-column">
          <ErrorSummary />
          <TextField name="code" label={t('code')} hint={t('codeHint')} maxLength={limits.couponCode.max} autoComplete="off" lang="en" />
          <div className="hours-row">
            <TextField name="percent" label={t('percent')} digits="whole" suffix={t('percentSign')} required />
            <TextField name="maxDiscount" label={t('maxDiscount')} digits="amount" suffix={t('taka')} required />
          </div>
          <TextField name="minSubtotal" label={t('minSubtotal')} hint={t('minHint')} digits="amount" suffix={t('taka')} />
          <div className="hours-row">
            <DateField name="startsAt" label={t('startsAt')} hint={t('startsHint')} type="datetime-local" />
            <DateField name="expiresAt" label={t('endsAt')} hint={t('endsHint')} type="datetime-local" required />
          </div>
          <TextField name="maxUses" label={t('maxUses')} hint={t('usesHint')} digits="whole" required />
          <TextAreaField name="reason" label={t('reason')} maxLength={limits.reasonLength} required />
          <FormActions cancel={shared('back')} onCancel={onClose} busyLabel={shared('sending')}>
            {t('startCoupon')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
