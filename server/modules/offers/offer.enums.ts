/** Tells type-graphql the enums of offers. */
import { registerEnumType } from 'type-graphql';
import { CouponSource, OfferState } from '../../../schema/values/offers';

registerEnumType(OfferState, {
  name: 'OfferState',
  description: 'Where a deal or a coupon stands.',
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
    DESK: { description: 'The admins: for many buyers, each once.' },
    POPUP: { description: 'The storefront’s offer: to one email, used once.' },
  },
});
