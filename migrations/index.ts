import { CreateFoundation1763690000001 } from './1763690000001-create-foundation';
import { CreateAccounts1763690000002 } from './1763690000002-create-accounts';
import { CreateNotifications1763690000003 } from './1763690000003-create-notifications';
import { CreateCatalogue1763690000004 } from './1763690000004-create-catalogue';
import { CreateOrders1763690000005 } from './1763690000005-create-orders';
import { CreatePartners1763690000006 } from './1763690000006-create-partners';
import { FillGeography1763690000007 } from './1763690000007-fill-geography';
import { LabelAddresses1763700020001 } from './1763700020001-label-addresses';
import { IndexPeople1763700030001 } from './1763700030001-index-people';
import { KeepCustomers1763700050001 } from './1763700050001-keep-customers';
import { AddSellPostTerms1763700060001 } from './1763700060001-add-sell-post-terms';
import { AddPlacesToShopFrom1763700110001 } from './1763700110001-add-places-to-shop-from';
import { KeepReviewChanges1763700120001 } from './1763700120001-keep-review-changes';
import { CreateStockNotices1763700120002 } from './1763700120002-create-stock-notices';
import { KeepReceipts1763700150001 } from './1763700150001-keep-receipts';
import { IndexDesk1763700160001 } from './1763700160001-index-desk';
import { AddPriceMedians1763700160002 } from './1763700160002-add-price-medians';
import { RotateApiKeys1763700180001 } from './1763700180001-rotate-api-keys';
import { DeliverWebhooks1763700180002 } from './1763700180002-deliver-webhooks';
import { DropTierAudience1763700200001 } from './1763700200001-drop-tier-audience';
import { SendCodesToPhones1764300000001 } from './1764300000001-send-codes-to-phones';
import { KeepOffers1764310000000 } from './1764310000000-keep-offers';
import { IndexQueues1764310000001 } from './1764310000001-index-queues';
import { KeepPublicPrices1764320000001 } from './1764320000001-keep-public-prices';
import { KeepSeenNames1764320000002 } from './1764320000002-keep-seen-names';
import { GuardReceivedStock1764320000003 } from './1764320000003-guard-received-stock';
import { KeepClaimKeys1764330000001 } from './1764330000001-keep-claim-keys';

/** In order of time; listed by hand because globs break once compiled. */
export const migrations = [
  CreateFoundation1763690000001,
  CreateAccounts1763690000002,
  CreateNotifications1763690000003,
  CreateCatalogue1763690000004,
  CreateOrders1763690000005,
  CreatePartners1763690000006,
  FillGeography1763690000007,
  LabelAddresses1763700020001,
  IndexPeople1763700030001,
  KeepCustomers1763700050001,
  AddSellPostTerms1763700060001,
  AddPlacesToShopFrom1763700110001,
  KeepReviewChanges1763700120001,
  CreateStockNotices1763700120002,
  KeepReceipts1763700150001,
  IndexDesk1763700160001,
  AddPriceMedians1763700160002,
  RotateApiKeys1763700180001,
  DeliverWebhooks1763700180002,
  DropTierAudience1763700200001,
  SendCodesToPhones1764300000001,
  KeepOffers1764310000000,
  IndexQueues1764310000001,
  KeepPublicPrices1764320000001,
  KeepSeenNames1764320000002,
  GuardReceivedStock1764320000003,
  KeepClaimKeys1764330000001,
];
