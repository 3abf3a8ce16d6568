import { Copy } from 'lucide-react';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { useMyCouponsQuery } from '../../../generated/graphql';
import type { MyCouponsQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';

type OwnCoupon = MyCouponsQuery['myCoupons'][number];

/** The buyer's own coupons with their codes; nothing for who has none. */
export function CouponsSection() {
  const t = useMessages(messages);
  const { role } = useSession();
  const buys = buyingRoles.some((one) => one === role);
  const { data } = useMyCouponsQuery({ skip: !buys, fetchPolicy: 'cache-and-network' });
  const coupons = data?.myCoupons ?? [];
  if (coupons.length === 0) return null;
  return (
    <SettingsSection title={t('coupons')} hint={t('couponsHint')}>
      <ul className="settings-rows">
        {coupons.map((coupon) => (
          <CouponRow key={coupon.code} coupon={coupon} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function CouponRow({ coupon: { code, percent, maxDiscount, expiresAt, isUsed } }: { coupon: OwnCoupon }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const isOver = isUsed || Date.parse(expiresAt) <= Date.now();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('codeCopied'));
    } catch {
      toast.error(t('codeNotCopied'));
    }
  };
  return (
    <li className="settings-row">
      <span className="settings-row-name">
        <strong lang="en" translate="no">
          {code}
        </strong>
        <br />
        <span className="caption">
          {t('couponOff', { percent: format.percent(percent), max: format.money(maxDiscount) })}
          {' · '}
          {t('couponUntil', { date: format.date(expiresAt) })}
        </span>
      </span>
      <StatusBadge tone={isOver ? 'plain' : 'good'}>{t(isUsed ? 'couponUsed' : isOver ? 'couponExpired' : 'couponReady')}</StatusBadge>
      {!isOver && (
        <Button look="outline" icon={<Copy aria-hidden />} aria-label={t('copyCodeOf', { code })} onClick={() => void copy()}>
          {t('copyCode')}
        </Button>
      )}
    </li>
  );
}
