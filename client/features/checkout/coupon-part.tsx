import { useState } from 'react';
import { limits } from '../../../schema/values/limits';
import type { CheckoutCartQuery } from '../../generated/graphql';
import { claimedCoupon } from '../../platform/device/claimed-coupon';
import { useForm } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './checkout.messages';

interface CouponPartProps {
  coupon: CheckoutCartQuery['cart']['coupon'];
  applied: string;
  busy: boolean;
  onApply: (code: string) => void;
}

/**
 * A coupon is checked before it is used: what it takes off, or why nothing. An emptied field takes the code out at
 * once.
 */
export function CouponPart({ coupon, applied, busy, onApply }: CouponPartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { values, change } = useForm();
  const [open, setOpen] = useState(applied !== '');
  const typed = typeof values.couponCode === 'string' ? values.couponCode.trim() : '';
  const remove = () => {
    if (applied === claimedCoupon.code()) claimedCoupon.leaveOut();
    change('couponLeftOut', applied);
    change('couponCode', '');
    onApply('');
  };
  if (!open && !typed) {
    return (
      <Button
        look="outline"
        onClick={() => {
          setOpen(true);
          change('couponCode', claimedCoupon.code());
        }}
      >
        {t('haveCoupon')}
      </Button>
    );
  }
  return (
    <div className="coupon">
      <div className="coupon-row">
        <TextField name="couponCode" label={t('coupon')} lang="en" maxLength={limits.couponLength} />
        <Button
          look="outline"
          busy={busy}
          busyLabel={t('applying')}
          disabled={typed === '' || typed === applied}
          onClick={() => onApply(typed)}
        >
          {t('apply')}
        </Button>
      </div>
      {coupon && typed !== '' && typed === applied && (
        <Alert
          tone={coupon.problem ? 'warning' : 'success'}
          title={
            coupon.problem
              ? t(`coupon_${coupon.problem.kind}`, { minimum: coupon.problem.value ? format.money(coupon.problem.value) : '' })
              : t('couponTakes', { amount: format.money(coupon.discount) })
          }
          action={
            <Button look="outline" onClick={remove}>
              {t('couponRemove')}
            </Button>
          }
        />
      )}
    </div>
  );
}
