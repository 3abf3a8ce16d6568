import { useEffect, useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { useHasOrderedQuery } from '../../../generated/graphql';
import type { ClaimCouponMutation } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { claimedCoupon } from '../../../platform/device/claimed-coupon';
import { announce } from '../../../platform/live-region';
import { useSession } from '../../../platform/session/use-session';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { ClaimedCoupon } from './claimed-coupon';
import { closeOffer, hideOffer, offerEnd } from './offer-days';
import { OfferForm } from './offer.form';
import './offer.css';
import { messages } from './offer.messages';
import { useCountdown } from './use-countdown';
import { useOfferTurn } from './use-offer-turn';

/**
 * The storefront's popup for users who have not ordered yet: 30 % off for an email, while 15 minutes run. A sheet from
 * below on phones.
 */
export function OfferDialog({ wanted }: { wanted: boolean }) {
  const [closed, setClosed] = useState(false);
  const { account } = useSession();
  const ordered = useHasOrderedQuery({ skip: !wanted || !account, fetchPolicy: 'cache-first' });
  const isNew = !account || ordered.data?.myOrders.nodes.length === 0;
  const due = useOfferTurn(wanted && isNew && !closed);
  const close = () => {
    closeOffer();
    setClosed(true);
  };
  return due ? <OpenOffer onClose={close} /> : null;
}

function OpenOffer({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [end] = useState(() => offerEnd());
  const [coupon, setCoupon] = useState<ClaimCouponMutation['claimCoupon'] | null>(null);
  const left = useCountdown(end, limits.popupWarnSeconds, (seconds) =>
    announce(format.digits(t('left', { count: seconds / 60 })), 'polite'),
  );
  const over = left === 0;
  const percent = format.percent(limits.popupPercent);

  useEffect(() => {
    if (over && !coupon) announce(t('over'), 'polite');
  }, [coupon, over, t]);
  const reject = () => {
    hideOffer(limits.popupHiddenDays);
    onClose();
  };
  const claimed = (given: ClaimCouponMutation['claimCoupon']) => {
    hideOffer(limits.popupHiddenDays);
    claimedCoupon.keep(given);
    setCoupon(given);
  };
  if (coupon)
    return (
      <Dialog open onClose={onClose} title={t('claimedTitle')} place="sheet" undimmed>
        <ClaimedCoupon coupon={coupon} onShop={onClose} />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t('title')} place="sheet" undimmed>
      <div className="offer">
        <div className="offer-top">
          <p className="offer-badge" tabIndex={-1} data-autofocus>
            {t('badge', { percent })}
          </p>
          <p className="offer-clock">
            <span>{t(over ? 'over' : 'ends')}</span>
            <strong role="timer" aria-label={t('timer')}>
              {format.twoDigits(Math.floor(left / 60))}:{format.twoDigits(left % 60)}
            </strong>
          </p>
        </div>
        <p>{t('text', { percent, max: format.money(limits.couponMaxDiscount), days: format.number(limits.couponDays) })}</p>
        <OfferForm over={over} onClaimed={claimed} />
        <Button look="plain" onClick={reject}>
          {t('dontShow')}
        </Button>
      </div>
    </Dialog>
  );
}
