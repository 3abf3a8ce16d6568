/** Every business constant and limit, once, with its reason where the name does not give it. docs/product.md explains the rules they belong to. */
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
  addressCount: 10, // saved delivery addresses an account
  addressLabelLength: 40,
  lateAfterHours: 48, // an applicant who waits longer is flagged
  approveAtOnce: 20, // few enough to read each
  reauthenticationMinutes: 10, // a proved password holds so long for API keys, webhooks and their secrets
  adminIdleHours: 12, // an admin session that no one uses ends
  sessionsPerAccount: 20, // the ones unused for longest end first
  sessionDays: 7, // of the cookie as well
  identityUploadsPerHour: 20, // of one account; each replaces the one before
  rejectedDocumentDays: 30, // images of a rejected account that was not sent again are deleted then
  redirectDelayMs: 1000, // long enough to read the toast
  otpDigits: 6,
  otpMinutes: 5,
  otpTries: 5, // tries at one of a million codes
  otpResendSeconds: 60,
  otpPerHour: 5, // of one phone: each SMS costs money and disturbs
  codesPerAddressPerHour: 60, // codes go to any phone: a bound on what one address may make us send; mobile carriers put many people behind one
  codesPerDayAlarm: 2000, // so many codes in a day are worth a line in the log
  registrationsPerAddressPerHour: 10, // an IPv6 /64 counts as one address
  secondFactorLength: 20, // six digits, or a recovery code with its hyphen and blanks
  loginFailures: 5, // of one user; waits grow after them
  loginWindowMinutes: 15,
  loginsPerMinutePerAddress: 20, // an office shares one address

  // partners
  partnerNameLength: 60, // varchar(60)
  apiKeyCount: 10, // live keys of an account
  apiKeyGraceHours: 24, // a rotated key works on so long, for programs to be switched without a gap
  apiKeyRequestsPerMinute: 300,
  webhookCount: 10, // webhooks of an account
  webhookUrlLength: 500, // varchar(500)
  webhookWaitSeconds: [60, 300, 1800, 7200, 21_600, 86_400], // 1 m, 5 m, 30 m, 2 h, 6 h, 24 h between the seven tries
  webhookFailingDays: 5, // without one success: it is switched off
  webhookLogDays: 30,
  webhookGraceHours: 24, // a rotated secret signs on so long
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
  imagePixels: 40_000_000, // decoding takes 4 bytes each
  imageWidths: [320, 640, 1280], // card, page, enlarged
  categoryCount: 62,
  referenceLength: 64, // a product's name in the seller's own system
  importBytes: 5 * 1024 * 1024, // a file of products
  importRows: 5_000,
  importColumns: 40,
  importLineLength: 64 * 1024, // characters of one line
  importsPerHour: 20, // files of one seller
  importDays: 30, // how long an import and its result are stored
  bulkProducts: 100, // products changed by one call, or chosen in a list; as maxFirst
  pricePercent: 500, // a price raised by more in one step is a slip

  // sell posts
  priceTiers: 5, // prices by quantity of one post
  windowDays: 366, // a post's window is within a year of now
  harvestDays: 1096, // a harvest older than three years is a slip
  announceHours: 24, // followers are notified of a product at most once a day
  restoreSeconds: 60, // how long the server still brings a dismissed notification back: Undo's time and a slow line
  undoMs: 8000, // Undo is shown for 8 s
  orderUndoSeconds: 60, // the server's grace for an Undo of 8 s on a slow line
  settleMs: 1500, // a button that has just appeared or changed does nothing for so long
  sellPostsPerPage: 10,
  receiptListings: 20, // products made of one receipt that its row shows, the latest

  // buying
  cartLines: 50,
  favourites: 500, // products one user may save as favourites
  guestFavourites: 50, // on a visitor's device, until login
  quantityDecimals: 3, // numeric(14,3)
  orderNoteLength: 500,
  trackingNumberLength: 20, // varchar(20)
  trxIdLength: 40,
  couponLength: 40,
  idempotencyKeyLength: 100, // varchar(100)
  /** How long a key is remembered. */
  idempotencyKeyHours: 24,
  /** The same for a key that led to a purchase. */
  purchaseKeyDays: 30,
  orderExpiryHours: 24, // a PLACED order expires then
  newBuyerOrders: { count: 10, amount: '50000' }, // open, unconfirmed orders of a buyer without a delivered one; `order_limits` overrides
  buyerOrders: { count: 50, amount: '1000000' }, // the same for other buyers
  maxOpenOrders: 10_000, // what an admin may set
  maxOpenAmount: 1_000_000_000,
  commissionPercent: '2', // platform_settings `commission_percent` overrides it
  /** Of the platform, for sellers without rates of their own; `delivery_rates` overrides. Per kilogram as hired vans and trucks ask. */
  deliveryRates: {
    SAME_UPAZILA: { base: '40', freeKg: '20', perKg: '1', maxKg: '1000' },
    SAME_DISTRICT: { base: '70', freeKg: '20', perKg: '2', maxKg: '1000' },
    SAME_DIVISION: { base: '110', freeKg: '20', perKg: '3', maxKg: '1000' },
    ELSEWHERE: { base: '150', freeKg: '20', perKg: '4', maxKg: '1000' },
  },
  deliveryLeadDays: 1, // of sellers who have set none
  maxDeliveryLeadDays: 14,
  deliveryDaysAhead: 30, // a preferred day is within so many days
  maxDeliveryKg: 100_000, // kilograms of one delivery; more is a slip
  maxDeliveryPerKg: 1_000, // BDT
  maxDeliveryFreeFrom: 10_000_000, // BDT
  stars: { min: 1, max: 5 },
  ratingShareFrom: 10, // a share of so few ratings has no meaning
  reviewLength: 1000,
  replyLength: 1000,
  reviewEditDays: 7, // the author may change a review so long
  replyEditHours: 24, // the seller may correct a reply so long
  searchLength: 100,

  // pages
  productsPerPage: 8,
  customersPerPage: 7,
  ordersPerPage: 10,
  sellersPerPage: 24,
  notificationsPerPage: 10,
  sessionsPerPage: 10,
  receivedPerPage: 10,
  bulkPerPage: 20,
  compareAtOnce: 4, // as many columns as a desktop can show
  followedCrops: 3, // as many lines as one can distinguish in the price chart of a trader's home
  marketPerPage: 24, // divides into 2, 3 and 4 columns
  marketShownMax: 480, // cards in one growing list at most; a user who wants others narrows the search
  countQuietMs: 500, // a new count is announced once it is unchanged so long
  recentSearches: 8,
  reviewsPerPage: 10,
  favouritesPerPage: 24,
  similarShown: 6,
  followedPerPage: 20,
  adminPerPage: 20,
  csvRows: 10_000, // one file has so many rows and states when there are more
  auditPerPage: 30,
  smsLateMinutes: 15, // a short message that waits longer has no gateway, or one that is down
  smsResendsPerHour: 60, // of one admin
  smsResendsOfOne: 3, // of one message, an hour: a phone that is off stays off
  supportPhoneLength: 20, // '+880 1712-345678'
  supportLength: 2000, // varchar(2000)
  supportPerHour: 10, // messages of one account, or of one network address of visitors
  priceGroup: 3, // a median of fewer prices would show single deals
  maxDeliveryFee: 10_000, // BDT; more is a slip
  maxCommissionPercent: 30,
  approvalHours: 48, // shown to applicants; platform_settings `approval_hours` overrides it
  maxApprovalHours: 336, // two weeks
  announcementLength: 500, // a card of the inbox, about five lines of a phone
  stuckPlacedHours: 12, // an order without a response: half of the time it has
  overweightPercent: 5, // so much above what was agreed may be charged without asking the buyer
  unusualWeightPercent: 20, // a weight that differs so much is asked about again
  refusalDays: 180, // how long a delivery that was not accepted counts against cash on delivery
  refusalsWithoutCash: 3, // from so many on, cash on delivery is not offered
  /** A delivered order is complete after these days, unless its buyer confirms it earlier. */
  completionDays: 3,
  stuckFailedDays: 3,
  stuckShippedDays: 7, // an order on its way for so long is looked after
  countedProducts: 10_000, // a larger market is shown as "10,000+"
  restPerPage: 20, // a page of a list of REST, where only `page` is sent
  restPages: 250, // of at most maxFirst: maxOffset
  nodesAtOnce: 50, // objects read again by their ids alone
  pageSize: 20, // of every list of the API where `first` is not given
  maxFirst: 100, // items of one page of any list
  maxOffset: 25_000, // further pages cost the database too much

  // storefront
  popupDelayMs: 1500,
  popupCountdownSeconds: 900,
  popupPercent: 30,
  popupWarnSeconds: [300, 60], // announced aloud while the countdown runs
  popupHiddenDays: 30, // "Don't show again"
  /** How many of a buyer's own coupons are listed. */
  ownCoupons: 20,
  couponDays: 7,
  couponMaxDiscount: '200.00', // BDT; the platform pays it
  couponCode: { min: 4, max: 20 }, // varchar(20)
  couponUses: 1_000_000, // buyers who may use one coupon of admins
  maxCouponDiscount: 100_000, // BDT off one purchase; more is a slip
  dealPercent: 90, // deals_percent_check
  couponClaimsPerHour: 10, // claims of one network address
  heroAutoplayMs: 2500,
  heroSlides: 4,
  dealsShown: 5,
  justForYouFirst: 40,
  justForYouStep: 20,
  justForYouMax: 100,
  ratingItems: { min: 1, max: 10, usual: 5 },

  // toasts
  toastErrorMs: 4000,
  toastSuccessMs: 2000,
  toastMax: 20,

  // dashboard
  dashboardProducts: 5,
  dashboardDistricts: 8,
  dashboardMonths: 12,
  trafficDays: 30,
  goodRating: 4, // stars that count as positive feedback
} as const;
