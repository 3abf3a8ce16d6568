/** A seller's product as the server returns it. */
export function image(id: string, more: object = {}) {
  return { id, width: 640, height: 512, url: `/images/${id}.webp`, srcset: `/images/${id}.webp 640w`, isIllustration: false, ...more };
}

export function myProduct(id: string, more: object = {}) {
  return {
    id,
    name: `Potato ${id}`,
    description: 'From the field beside the river.',
    price: '120.00',
    regularPrice: '120.00',
    deal: null,
    unit: 'KG',
    customUnitNote: null,
    unitWeightKg: null,
    externalReference: null,
    secondName: null,
    secondDescription: null,
    secondUnitNote: null,
    quantity: '50.000',
    available: '50.000',
    sellable: '50.000',
    addToSellPost: true,
    version: 3,
    createdAt: '2026-01-15T06:00:00.000Z',
    updatedAt: '2026-01-15T06:00:00.000Z',
    category: { slug: 'potato', nameEn: 'Potato', nameBn: 'আলু' },
    image: image(`${id}-1`),
    ratingAverage: null,
    ratingCounts: [],
    provenance: [{ position: 0 }],
    reviews: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    images: [image(`${id}-1`), image(`${id}-2`)],
    sellPost: { id: `post-${id}`, state: 'OPEN', views: 12, soldQuantity: '0.000', tiers: [] },
    ...more,
  };
}

export const listOf = (...nodes: object[]) => ({ nodes, totalCount: nodes.length });
