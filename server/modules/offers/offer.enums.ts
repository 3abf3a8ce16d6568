/** Registers the enums of offers with type-graphql. */
import { registerEnumType } from 'type-graphql';
import { CouponSource, DealMaker, DealState, FinancedBy, OfferState } from '../../../schema/values/market/offers';

registerEnumType(DealState, {
  name: 'DealState',
  description: 'Where a deal is.',
  valuesConfig: {
    PROPOSED: { description: 'An admin proposed it; it waits for the seller and counts nowhere.' },
    SCHEDULED: { description: 'Its time has not come.' },
    RUNNING: { description: 'It counts now.' },
    USED_UP: { description: 'Orders have taken the budget; it counts again where one of them ends without a delivery.' },
    DECLINED: { description: 'The seller declined it.' },
    EXPIRED: { description: 'The seller did not decide before its time was over.' },
    ENDED: { description: 'Its time is over, or it was ended early.' },
  },
});
registerEnumType(DealMaker, {
  name: 'DealMaker',
  description: 'Who made a deal.',
  valuesConfig: { ADMIN: { description: 'An admin.' }, SELLER: { description: 'The seller of the product.' } },
});
registerEnumType(OfferState, {
  name: 'OfferState',
  description: 'Where a coupon is.',
  valuesConfig: {
    SCHEDULED: { description: 'Its time has not come.' },
    RUNNING: { description: 'It counts now.' },
    ENDED: { description: 'Its time is over, it was ended early, or it was used up.' },
  },
});
registerEnumType(CouponSource, {
  name: 'CouponSource',
  description: 'Who gave a coupon.',
  valuesConfig: {
    ADMIN: { description: 'The admins: for many buyers, each once.' },
    POPUP: { description: 'The storefront’s offer: to one email, used once.' },
  },
});
registerEnumType(FinancedBy, {
  name: 'FinancedBy',
  description: 'Who pays for a discount.',
  valuesConfig: {
    SELLER: { description: 'The seller, who receives less; an admin can only propose such a deal.' },
    PLATFORM: {
      description: 'The platform: the commission of the order is lower by the discount, so that the seller earns as much as without it.',
    },
  },
});
