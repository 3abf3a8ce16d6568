/** Which roles each policy lets through, written by hand from docs/product.md. */
import type { Role } from '../../../schema/values/accounts/roles';
import * as follows from '../../../server/modules/accounts/follows/follow.policy';
import * as profile from '../../../server/modules/accounts/users/profile.policy';
import * as admins from '../../../server/modules/admin/admin.policy';
import * as products from '../../../server/modules/catalogue/products/product.policy';
import * as customers from '../../../server/modules/customers/customer.policy';
import * as dashboard from '../../../server/modules/dashboard/dashboard.policy';
import * as images from '../../../server/modules/media/image.policy';
import * as money from '../../../server/modules/money/money.policy';
import * as offers from '../../../server/modules/offers/offer.policy';
import * as day from '../../../server/modules/orders/day/seller-day.policy';
import * as delivery from '../../../server/modules/orders/delivery/delivery-terms.policy';
import * as orders from '../../../server/modules/orders/orders/order.policy';
import * as problems from '../../../server/modules/orders/problems/problem.policy';
import * as partners from '../../../server/modules/partners/partner.policy';
import * as questions from '../../../server/modules/questions/question.policy';
import * as reviews from '../../../server/modules/reviews/reading/review.policy';
import * as settings from '../../../server/modules/settings/settings.policy';
import * as support from '../../../server/modules/support/support.policy';
import type { Viewer } from '../../../server/platform/security/viewer';
import { roles, viewerOf } from '../support/viewers';

const SELLERS: readonly Role[] = ['PRODUCER', 'SUPERSALER', 'WHOLESALER'];
const BUYERS: readonly Role[] = ['SUPERSALER', 'WHOLESALER', 'CONSUMER'];
const TRADERS: readonly Role[] = ['SUPERSALER', 'WHOLESALER'];
const ADMIN: readonly Role[] = ['ADMIN'];

type Policy = (viewer: Viewer) => boolean;
const table: readonly (readonly [name: string, policy: Policy, allowed: readonly Role[]])[] = [
  ...Object.entries(admins).map(([name, policy]) => [name, policy, ADMIN] as const),
  ['maySeeCustomers', customers.maySeeCustomers, SELLERS],
  ['maySeeSellerDashboard', dashboard.maySeeSellerDashboard, SELLERS],
  ['maySeeTraderDashboard', dashboard.maySeeTraderDashboard, TRADERS],
  ['mayUploadImages', images.mayUploadImages, [...SELLERS, 'CONSUMER']],
  ['maySeeOwnMoney', money.maySeeOwnMoney, SELLERS],
  ['mayRunMoney', money.mayRunMoney, ADMIN],
  ['mayRequestPayout', money.mayRequestPayout, SELLERS],
  ['mayManageOffers', offers.mayManageOffers, ADMIN],
  ['mayMakeDeals', offers.mayMakeDeals, SELLERS],
  ['mayWatchDeliveries', partners.mayWatchDeliveries, ADMIN],
  ['mayAsk', questions.mayAsk, [...SELLERS, 'CONSUMER']],
  ['mayReadOfBusinessProducts (questions)', questions.mayReadOfBusinessProducts, [...TRADERS, 'ADMIN']],
  ['mayReadOwnQuestions', questions.mayReadOwnQuestions, SELLERS],
  ['mayHideQuestions', questions.mayHideQuestions, ADMIN],
  ['mayHideReviews', reviews.mayHideReviews, ADMIN],
  ['mayReadOfBusinessProducts (reviews)', reviews.mayReadOfBusinessProducts, [...TRADERS, 'ADMIN']],
  ['mayChangeSettings', settings.mayChangeSettings, ADMIN],
  ['mayReplyToSupport', support.mayReplyToSupport, ADMIN],
  ['mayFollow', follows.mayFollow, BUYERS],
  ['maySeeDocuments', profile.maySeeDocuments, SELLERS],
  ['mayHaveSecondFactor', profile.mayHaveSecondFactor, ADMIN],
  ['mayManageAddresses', profile.mayManageAddresses, BUYERS],
  ['maySendDocuments', profile.maySendDocuments, SELLERS],
  ['mayAddProducts', products.mayAddProducts, ['PRODUCER', 'SUPERSALER']],
  ['mayReceiveItems', products.mayReceiveItems, TRADERS],
  ['mayOwnProducts', products.mayOwnProducts, SELLERS],
  ['mayManageFavourites', products.mayManageFavourites, ['CONSUMER']],
  ['mayAwaitProducts', products.mayAwaitProducts, BUYERS],
  ['maySeeBusinessPosts', products.maySeeBusinessPosts, [...TRADERS, 'ADMIN']],
  ['mayModerateProducts', products.mayModerateProducts, ADMIN],
  ['mayRunDay', day.mayRunDay, SELLERS],
  ['mayOfferDelivery', delivery.mayOfferDelivery, SELLERS],
  ['mayBuy', orders.mayBuy, BUYERS],
  ['isLoggedInAdmin', orders.isLoggedInAdmin, ADMIN],
  ['maySeeAllOrders', orders.maySeeAllOrders, ADMIN],
  ['mayDecideProblems', problems.mayDecideProblems, ADMIN],
  ['maySeeAllProblems', problems.maySeeAllProblems, ADMIN],
];

it.each(table)('%s', (_name, policy, allowed) => {
  expect(roles.filter((role) => policy(viewerOf({ role })))).toEqual(roles.filter((role) => allowed.includes(role)));
});

it('a visitor sees no products for businesses and hides nothing', () => {
  expect([
    questions.mayReadOfBusinessProducts(null),
    reviews.mayReadOfBusinessProducts(null),
    reviews.mayHideReviews(null),
    products.maySeeBusinessPosts(null),
  ]).toEqual([false, false, false, false]);
});

it('an API key moves no money and decides nothing as an admin', () => {
  const apiKey = { id: 'k', scopes: ['READ_ORDERS'] as const };
  const [admin, seller] = [viewerOf({ role: 'ADMIN', apiKey }), viewerOf({ role: 'PRODUCER', apiKey })];
  expect([
    money.mayRunMoney(admin),
    orders.isLoggedInAdmin(admin),
    problems.mayDecideProblems(admin),
    money.mayRequestPayout(seller),
  ]).toEqual([false, false, false, false]);
  expect(money.maySeeOwnMoney(seller)).toBe(true);
});
