/** A product on sale, for tests of prices: potatoes at 30 Tk, 100 KG of them. */
import type { SaleItem } from '../../../server/modules/orders/pricing/sale-item';

export const saleItem = (given: Partial<SaleItem> = {}): SaleItem => ({
  productId: 'p1',
  name: 'Potato',
  imageId: null,
  unit: 'KG',
  customUnitNote: null,
  unitWeightKg: null,
  secondName: null,
  secondUnitNote: null,
  price: '30',
  platformPays: '0',
  dealBudgetLeft: null,
  tiers: [],
  tiersForBaskets: false,
  available: '100',
  onSale: true,
  isOnMarket: true,
  sellerAway: false,
  audience: 'EVERYONE',
  sellPostId: 's1',
  harvestedOn: null,
  harvestedUntil: null,
  grade: null,
  minQuantity: null,
  step: null,
  sellerId: 'seller',
  sellerRole: 'PRODUCER',
  sellerPlace: { divisionId: 1, districtId: 1, upazilaId: 1 },
  deliveryTerms: null,
  ...given,
});

export const consumer = { id: 'buyer', role: 'CONSUMER' } as const;
export const trader = { id: 'trader', role: 'WHOLESALER' } as const;
