/**
 * Every business constant and limit, once, with its reason where the name does not give it. docs/product.md explains
 * the rules they belong to.
 */
export const limits = {
  // identity and accounts
  phoneDigits: { min: 10, max: 15 }, // other countries' numbers too
  nidDigits: { min: 10, max: 17 }, // old and new national ids
  passwordLength: { min: 6, max: 128 }, // the upper bound only limits the time of hashing
  nameLength: 60, // names of people and businesses: they are part of SMS and other people's screens
  loginPhoneLength: 40, // what a login reads at all; an account's own phone has 10-15 digits
  otpTypedLength: 20,
  emailLength: 254, // RFC 5321
  tradeLicenseLength: 60,
  addressLength: 300,
  businessTextLength: 120, // production, productionType
  reasonLength: 500,
  storyLength: 2000, // varchar(2000), in each language
  addressCount: 10, // saved delivery addresses an account
  addressLabelLength: 40,
  bankNameLength: 80,
  billReferenceLength: 64,
  billPayeeLength: 300,
  lateAfterHours: 48, // an applicant who waits longer is flagged
  approveAtOnce: 20, // few enough to read each
  redirectDelayMs: 1000, // long enough to read the toast
  otpDigits: 6,
  otpMinutes: 5,
  otpResendSeconds: 60,
  secondFactorLength: 20, // six digits, or a recovery code with its hyphen and blanks

  // partners
  partnerNameLength: 60, // varchar(60)
  webhookUrlLength: 500, // varchar(500)
  pushEndpointLength: 1000, // varchar(1000): those of push services have 150 to 600
  pushKeyLength: 100, // the keys of a browser have 87 and 22 characters
  deliveriesPerPage: 10,

  // any text
  idLength: 64,
  slugLength: 40,
  longText: 5000, // what is read at most before a finer limit applies
  moneyDecimals: 2, // numeric(14,2)

  // products
  productNameLength: 120,
  descriptionLength: 5000,
  unitNoteLength: 100,
  maxUnitKg: 100_000, // kilograms in one unit of a seller's own; more is a slip
  minQuantity: 1, // what the minus button stops at
  defaultQuantity: 1,
  maxStock: 10_000_000, // fits numeric(14,3)
  maxPrice: 10_000_000, // BDT for one unit; more is a slip
  imageBytes: 10 * 1024 * 1024, // 10 MB: 10,485,760 bytes pass
  imageCount: 6, // one request's files
  categoryCount: 62,
  referenceLength: 64, // a product's name in the seller's own system
  bulkProducts: 100, // products changed by one call, or chosen in a list; as maxFirst
  pricePercent: 500, // a price raised by more in one step is a slip

  // sell posts
  priceTiers: 5, // prices by quantity of one post
  windowDays: 366, // a post's window is within a year of now
  harvestDays: 1096, // a harvest older than three years is a slip
  undoMs: 8000, // Undo is shown for 8 s
  orderUndoSeconds: 60, // the server's grace for an Undo of 8 s on a slow line
  settleMs: 1500, // a button that has just appeared or changed does nothing for so long
  sellPostsPerPage: 10,

  // buying
  cartLines: 50,
  visitorFavourites: 50, // on a visitor's device, until login
  quantityDecimals: 3, // numeric(14,3)
  orderNoteLength: 500,
  trackingNumberLength: 20, // varchar(20)
  trxIdLength: 40,
  couponLength: 40,
  orderExpiryHours: 24, // a PLACED order expires then
  basketTitleLength: 80, // varchar(80)
  basketHours: { min: 1, max: 168 }, // until a shared basket closes
  maxOpenOrders: 10_000, // what an admin may set
  maxOpenAmount: 1_000_000_000,
  maxDeliveryLeadDays: 14,
  deliveryDaysAhead: 30, // a preferred day is within so many days
  maxDeliveryKg: 100_000, // kilograms of one delivery; more is a slip
  maxDeliveryPerKg: 1_000, // BDT
  maxDeliveryFreeFrom: 10_000_000, // BDT
  stars: { min: 1, max: 5 },
  ratingShareFrom: 10, // a share of so few ratings has no meaning
  reviewLength: 1000,
  reviewImages: 4, // of one review
  lotImages: 5, // of one decision about a lot
  replyLength: 1000,
  questionLength: 500, // varchar(500)
  orderMessageLength: 1000, // varchar(1000)
  orderMessageImages: 4, // of one message
  searchLength: 100,

  // pages
  productsPerPage: 8,
  customersPerPage: 7,
  ordersPerPage: 10,
  notificationsPerPage: 10,
  sessionsPerPage: 5,
  receivedPerPage: 10,
  bulkPerPage: 20,
  compareAtOnce: 4, // as many columns as a desktop can show
  marketPerPage: 24, // divides into 2, 3 and 4 columns
  marketShownMax: 480, // cards in one growing list at most; a user who wants others narrows the search
  countQuietMs: 500, // a new count is announced once it is unchanged so long
  recentSearches: 8,
  reviewsPerPage: 10,
  questionsPerPage: 5,
  orderMessagesPerPage: 20,
  favouritesPerPage: 24,
  followedPerPage: 20,
  adminPerPage: 20,
  auditPerPage: 30,
  supportPhoneLength: 20, // '+880 1712-345678'
  supportLength: 2000, // varchar(2000)
  maxDeliveryFee: 10_000, // BDT of a rate; more is a slip
  maxNamedFee: 100_000, // BDT that a seller names for one order: a truck across the country
  maxCommissionPercent: 30,
  /** BDT: what one payment of a bill, or the limit of overdue bills, may be. */
  maxBillAmount: 9_999_999,
  maxPayoutMinimum: 100_000, // BDT; more would hold back what sellers live on
  maxPayoutAmount: 999_999_999, // BDT
  payoutTransfers: 1000, // of one report that is compared with a batch
  maxApprovalHours: 336, // two weeks
  announcementLength: 500, // a card of the inbox, about five lines of a phone
  overweightPercent: 5, // so much above what was agreed may be charged without asking the buyer
  mostWeightTimes: 3, // a weight that is proposed to the buyer is at most so many times what was ordered
  unusualWeightPercent: 20, // a weight that differs so much is asked about again
  countedProducts: 10_000, // a larger market is shown as "10,000+"
  restPages: 250, // of at most maxFirst: maxOffset
  nodesAtOnce: 50, // objects read again by their ids alone
  maxFirst: 100, // items of one page of any list

  // storefront
  popupDelayMs: 1500,
  popupCountdownSeconds: 900,
  popupPercent: 30,
  popupWarnSeconds: [300, 60], // announced aloud while the countdown runs
  popupHiddenDays: 30, // "Don't show again"
  couponDays: 7,
  couponMaxDiscount: '200.00', // BDT; the platform pays it
  couponCode: { min: 4, max: 20 }, // varchar(20)
  marketBudget: { min: 100, max: 10_000_000 }, // BDT that the platform pays at most for a deal
  couponUses: 1_000_000, // buyers who may use one coupon of admins
  maxCouponDiscount: 100_000, // BDT off one purchase; more is a slip
  dealPercent: 90, // deals_percent_check
  heroAutoplayMs: 2500,
  dealsShown: 5,
  justForYouFirst: 40,
  justForYouStep: 20,
  justForYouMax: 100,
  ratingItems: { min: 1, max: 10, usual: 5 },

  // toasts
  toastErrorMs: 4000,
  toastSuccessMs: 2000,
  toastMax: 20,
  goodRating: 4, // stars that count as positive feedback
} as const;
