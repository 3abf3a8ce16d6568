/**
 * When the demo market's produce is on sale: the first and the last month, by key of kinds.data.ts; what is not listed
 * is sold all year. After the crop calendar of the Department of Agricultural Extension: what is picked in those
 * months, or comes from store in them.
 */
export const seasons: Readonly<Record<string, readonly [firstMonth: number, lastMonth: number]>> = {
  // fruit
  himsagar: [5, 6],
  langra: [6, 7],
  amrapali: [6, 8],
  fazli: [7, 9],
  kathal: [5, 8],
  'lichu-bombai': [5, 6],
  'lichu-china': [5, 6],
  tormuj: [2, 5],
  kul: [12, 3],
  komola: [11, 2],
  malta: [8, 12],
  dragon: [5, 11],
  bel: [2, 5],
  'taler-shash': [4, 7],
  // vegetables of the cold months
  fulkopi: [10, 3],
  bandhakopi: [11, 4],
  // from the date palm
  'khejur-gur': [11, 3],
};

/** Each came to the market lately at its first seller's: what the storefront shows first. */
export const firstSeen: ReadonlySet<string> = new Set(
  (
    'fulkopi roma komola sundarban-modhu ilish jamdani kataribhog mixed-fruit bagda palong khejur-gur dab sabri nakshi gajor ghee cha apple-red ' +
    'lomba-begun anaros farm-egg mushroom golap fuldani chinigura sosa hill-ginger dudh shital-pati gom'
  ).split(' '),
);
