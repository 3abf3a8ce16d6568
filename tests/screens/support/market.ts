/** Products, carts and orders as the server returns them, for tests of the shop's screens. */
import { orderMoney } from './order-money';

export const potatoId = '01890000-0000-7000-8000-000000000001';

export function product(more: Record<string, unknown> = {}) {
  return {
    id: potatoId,
    name: 'Diamant Potato',
    secondName: null,
    secondUnitNote: null,
    secondDescription: null,
    price: '35.00',
    originalPrice: null,
    unit: 'KG',
    customUnitNote: null,
    available: '940',
    sellable: '940',
    quantity: '1000',
    soldQuantity: '60',
    ratingAverage: 4.3,
    ratingCount: 12,
    soldCount: 1200,
    description: 'Washed and sorted.',
    createdAt: '2026-01-15T06:00:00.000Z',
    image: null,
    images: [],
    category: { group: 'vegetables', slug: 'potato', nameEn: 'Potato', nameBn: 'আলু', productCount: 3 },
    seller: {
      id: 'seller-1',
      name: 'Karim Mia',
      role: 'PRODUCER',
      phone: null,
      memberSince: '2025-01-15T06:00:00.000Z',
      ratingAverage: 4.5,
      ratingCount: 20,
      productCount: 8,
      nameOfBusiness: null,
      followerCount: 3,
      story: null,
      responseHours: null,
      problemPercent: null,
      refundsInTimePercent: null,
      isFollowed: false,
      acceptsPayments: ['CASH_ON_DELIVERY', 'BKASH'],
      ratingCounts: [],
      reviews: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
      division: { id: 5, nameEn: 'Rajshahi', nameBn: 'রাজশাহী' },
      district: { id: 52, nameEn: 'Bogura', nameBn: 'বগুড়া', lat: 24.85, lon: 89.37 },
      upazila: null,
    },
    pricePerKg: '35.00',
    provenance: [
      {
        position: 0,
        name: 'Karim Krishi Khamar',
        role: 'PRODUCER',
        harvestedFrom: null,
        harvestedUntil: null,
        receivedOn: null,
        upazila: null,
        district: null,
      },
    ],
    sellPost: {
      id: 'post-1',
      minQuantity: '0.5',
      step: '0.5',
      harvestedFrom: null,
      harvestedUntil: null,
      availableUntil: null,
      audience: 'EVERYONE',
      tiers: [],
    },
    isAwaited: false,
    ratingCounts: [],
    reviews: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    ...more,
  };
}

/** `count` products of a market with `total`, from `after` on. */
export function market(total: number, { first, after }: { first?: number | null; after?: string | null } = {}) {
  const begin = after ? Number(after) : 0;
  const nodes = Array.from({ length: Math.min(first ?? 24, total - begin) }, (_, index) =>
    product({ id: `product-${begin + index + 1}`, name: `Product ${begin + index + 1}` }),
  );
  const end = begin + nodes.length;
  return { nodes, totalCount: total, isSimilar: false, pageInfo: { hasNextPage: end < total, endCursor: String(end) } };
}

export function cartLine(more: Record<string, unknown> = {}) {
  return {
    id: 'line-1',
    quantity: '2.5',
    unitPrice: '35.00',
    listPrice: '35.00',
    nextTier: null,
    lineTotal: '87.50',
    problems: [],
    product: product(),
    ...more,
  };
}

/** How a seller's part is handed over, by default delivered for 40 Tk. */
export function delivery(more: Record<string, unknown> = {}) {
  return {
    method: 'DELIVERY',
    methods: ['DELIVERY', 'PICKUP'],
    fee: '40.00',
    onConfirmation: false,
    reason: null,
    weightKg: '2.5',
    freeFrom: null,
    problems: [],
    days: ['2026-11-25', '2026-11-26'],
    windows: ['MORNING', 'EVENING'],
    ...more,
  };
}

export function cart(lines: ReturnType<typeof cartLine>[] = [cartLine()], more: Record<string, unknown> = {}) {
  return {
    lineCount: lines.length,
    unavailable: [],
    subtotal: '87.50',
    deliveryFee: null,
    hasFeeOnConfirmation: false,
    coupon: null,
    total: '87.50',
    paymentMethods: ['CASH_ON_DELIVERY', 'BKASH', 'NAGAD', 'ROCKET'],
    hasProblems: lines.some((line) => line.problems.length > 0),
    groups: lines.length ? [{ subtotal: '87.50', deliveryFee: '40.00', delivery: delivery(), seller: product().seller, lines }] : [],
    ...more,
  };
}

export function order(more: Record<string, unknown> = {}) {
  return {
    id: 'order-1',
    trackingNumber: 'HB-1042',
    status: 'PLACED',
    state: more.status ?? 'PLACED',
    deliveryAttempts: 0,
    problems: [],
    reportUntil: null,
    refunded: '0.00',
    feePending: false,
    handover: null,
    handoverCode: null,
    thread: null,
    invoice: null,
    paymentDispute: null,
    refusalContest: null,
    orderedTotal: '337.50',
    weightKg: null,
    sharedParcel: null,
    sellerSuspended: false,
    isRecalled: false,
    onlinePayment: null,
    images: [],
    progress: 'PENDING',
    total: '127.50',
    subtotal: '87.50',
    deliveryFee: '40.00',
    discount: '0.00',
    deliveryMethod: 'DELIVERY',
    contactName: 'Rahim Uddin',
    contactPhone: '01700000001',
    address: 'House 5, Road 2',
    note: null,
    paymentMethod: 'CASH_ON_DELIVERY',
    paymentStatus: 'UNPAID',
    paymentNumber: null,
    paymentReference: null,
    paymentSteps: [],
    money: orderMoney(),
    payTo: null,
    pickupAddress: null,
    placedAt: '2026-01-20T06:00:00.000Z',
    actions: ['CANCEL'],
    seller: { ...product().seller, phone: '01800000009' },
    upazila: {
      id: 511,
      nameEn: 'Singra',
      nameBn: 'সিংড়া',
      district: { id: 51, nameEn: 'Natore', nameBn: 'নাটোর', division: { id: 5, nameEn: 'Rajshahi', nameBn: 'রাজশাহী' } },
    },
    lines: [orderLine()],
    events: [{ id: 'event-1', toState: 'PLACED', reason: null, actorName: 'Rahim Uddin', createdAt: '2026-01-20T06:00:00.000Z' }],
    ...more,
  };
}

export function orderLine(more: Record<string, unknown> = {}) {
  return {
    id: 'order-line-1',
    productName: 'Diamant Potato',
    secondName: 'ডায়মন্ড আলু',
    secondUnitNote: null,
    quantity: '2.5',
    orderedQuantity: '2.5',
    lots: [],
    expectedKg: '2.5',
    unit: 'KG',
    customUnitNote: null,
    unitPrice: '35.00',
    lineTotal: '87.50',
    harvestedOn: null,
    harvestedUntil: null,
    canReview: false,
    reportUntil: null,
    mostRefundable: '87.50',
    isReplaceable: true,
    product: product(),
    image: null,
    review: null,
    ...more,
  };
}
