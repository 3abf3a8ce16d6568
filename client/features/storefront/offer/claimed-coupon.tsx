import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import type { ClaimCouponMutation } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { announce } from '../../../platform/live-region';
import { useSession } from '../../../platform/session/use-session';
import { Button } from '../../../ui/buttons/button';
import { messages } from './offer.messages';

interface ClaimedCouponProps {
  coupon: ClaimCouponMutation['claimCoupon'];
  onShop: () => void;
}

/** The code. The checkout fills it in; no mail is sent. */
export function ClaimedCoupon({ coupon, onShop }: ClaimedCouponProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(coupon.code);
      setCopied('yes');
      announce(t('copied'), 'polite');
    } catch {
      setCopied('no'); // rejected, or no clipboard: the code is there to be selected
      announce(t('notCopied'), 'polite');
    }
  };
  return (
    <div className="offer">
      <p>{t(buyingRoles.some((one) => one === role) ? 'claimedForUser' : 'claimedText')}</p>
      <p className="offer-code" lang="en" translate="no">
        {coupon.code}
      </p>
      <Button look="outline" icon={copied === 'yes' ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()} full>
        {t(copied === 'yes' ? 'copied' : 'copy')}
      </Button>
      {copied === 'no' && <p className="caption">{t('notCopied')}</p>}
      <p className="caption">
        {t('terms', {
          percent: format.percent(coupon.percent),
          max: format.money(coupon.maxDiscount),
          date: format.date(coupon.expiresAt),
        })}
      </p>
      <Button size="xl" full onClick={onShop}>
        {t('shop')}
      </Button>
    </div>
  );
}
