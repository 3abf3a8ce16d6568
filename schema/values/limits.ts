/** Every business constant and limit, once. "§" is a section of the specification; other sources are named. */
export const limits = {
  // identity and accounts
  phoneDigits: { min: 10, max: 15 }, // §5, §9
  nidDigits: { min: 10, max: 17 }, // §5, §9
  passwordLength: { min: 6, max: 128 }, // §5, §9; upper bound: security.md Passwords
  nameLength: 120,
  loginPhoneLength: 40, // what a login reads at all; an account's own phone has 10-15 digits
  otpTypedLength: 20,
  emailLength: 254, // RFC 5321
  tradeLicenseLength: 60,
  addressLength: 300,
  businessTextLength: 120, // nameOfBusiness, production, productionType
  reasonLength: 500,
  addressCount: 10, // saved delivery addresses an account
  addressLabelLength: 40,
  lateAfterHours: 48, // design.md §3.5: an applicant who waits longer is flagged
  approveAtOnce: 20, // design.md §3.5
  sessionDays: 7, // §9 cookie lifetime
  redirectDelayMs: 1000, // §9
  otpDigits: 6, // product.md Accounts
  otpMinutes: 5, // product.md Accounts
  otpTries: 5, // product.md Accounts
  otpResendSeconds: 60, // product.md Accounts
  otpPerHour: 5, // product.md Accounts
  registrationCodesPerAddressPerHour: 60, // codes go to any phone: a bound on what one address may make us send; mobile carriers put many people behind one
  loginFailures: 5, // security.md Login: per account
  loginWindowMinutes: 15, // security.md Login
  loginsPerMinutePerAddress: 20, // security.md Login

  // partners
  partnerNameLength: 60, // varchar(60)
  apiKeyCount: 10, // live keys of an account
  apiKeyGraceHours: 24, // a rotated key works on so long, for programs to be switched without a gap
  apiKeyRequestsPerMinute: 300, // security.md Rate
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
  longText: 5000, // what is read at all before a finer limit speaks
  moneyDecimals: 2, // product.md Numbers: numeric(14,2)

  // products
  productNameLength: 120,
  descriptionLength: 5000,
  unitNoteLength: 100,
  minQuantity: 1, // §9
  defaultQuantity: 1, // §3
  maxStock: 10_000_000, // fits numeric(14,3)
  maxPrice: 10_000_000, // contract/bad-inputs P04
  imageBytes: 10 * 1024 * 1024, // §9: 10 MB, contract/bad-inputs F02–F03: 10,485,760 bytes pass
  imageCount: 6, // security.md Bodies: 6 files of 10 MiB
  imagePixels: 40_000_000, // security.md Images
  imageWidths: [320, 640, 1280], // product.md
  categoryCount: 62, // §9

  // sell posts
  priceTiers: 5, // prices by quantity of one post
  windowDays: 366, // a post's window lies within a year of now
  harvestDays: 1096, // a harvest older than three years is a slip
  announceHours: 24, // followers hear of a product at most once a day
  restoreSeconds: 60, // how long the server still brings a dismissed notification back: Undo's time and a slow line
  undoMs: 8000, // design.md: Undo stays for 8 s
  sellPostsPerPage: 10,
  receiptListings: 20, // products made of one receipt that its row shows, the latest

  // buying
  cartLines: 50,
  favourites: 500, // products one member keeps in mind
  guestFavourites: 50, // on a visitor's device, until he logs in
  quantityDecimals: 3, // product.md Numbers: numeric(14,3)
  orderNoteLength: 500,
  trxIdLength: 40,
  couponLength: 40,
  idempotencyKeyLength: 100, // varchar(100)
  /** How long a key is remembered. */
  idempotencyKeyHours: 24,
  /** The same for a key that led to a purchase. */
  purchaseKeyDays: 30,
  orderExpiryHours: 24, // product.md Buying
  commissionPercent: '2', // product.md Dashboard tiles; platform_settings `commission_percent` overrides it
  deliveryFees: { sameUpazila: '40', sameDistrict: '70', sameDivision: '110', elsewhere: '150' }, // product.md Buying, BDT a seller; `delivery_fees` overrides
  stars: { min: 1, max: 5 }, // product.md Reviews
  reviewLength: 1000,
  replyLength: 1000,
  reviewEditDays: 7, // the author may change his review so long
  replyEditHours: 24, // the seller may mend his answer so long
  searchLength: 100, // contract/bad-inputs G36

  // pages
  productsPerPage: 8, // §9
  customersPerPage: 7, // §9
  ordersPerPage: 10,
  notificationsPerPage: 10,
  sessionsPerPage: 10,
  receivedPerPage: 10,
  bulkPerPage: 20,
  compareAtOnce: 4, // design.md §3.4
  followedCrops: 3, // as many lines as the price chart of a trader's home can tell apart
  marketPerPage: 24, // design.md §3.1 search
  marketShownMax: 480, // so many cards in one growing list; whoever wants more narrows it
  countQuietMs: 500, // a new count is told once it stands so long
  recentSearches: 8,
  reviewsPerPage: 10,
  favouritesPerPage: 24,
  similarShown: 6,
  followedPerPage: 20,
  adminPerPage: 20,
  csvRows: 10_000, // design.md §4 Print / CSV: one file holds so many rows and says when there are more
  auditPerPage: 30,
  smsResendsPerHour: 60, // of one admin
  smsResendsOfOne: 3, // of one message, an hour: a phone that is off stays off
  supportLength: 2000, // varchar(2000)
  supportPerHour: 10, // messages of one account, or of one network address of visitors
  priceGroup: 3, // a median of fewer prices would show single deals
  maxDeliveryFee: 10_000, // BDT; more is a slip
  maxCommissionPercent: 30,
  approvalHours: 48, // told to applicants; platform_settings `approval_hours` overrides it
  maxApprovalHours: 336, // two weeks
  announcementLength: 500, // a card of the inbox, about five lines of a phone
  stuckPlacedHours: 12, // an order nobody answered: half of the time it has
  stuckShippedDays: 7, // an order on its way for so long is looked after
  countedProducts: 10_000, // a larger market is told as "10,000+"
  maxFirst: 100, // security.md GraphQL limits
  maxOffset: 25_000, // security.md GraphQL limits

  // storefront
  popupDelayMs: 1500, // §9
  popupCountdownSeconds: 900, // §9
  popupPercent: 30, // §9
  popupWarnSeconds: [300, 60], // told aloud while the countdown runs
  popupHiddenDays: 30, // "Don't show again"
  couponDays: 7, // product.md Buying
  couponMaxDiscount: '200.00', // product.md Buying: capped; BDT
  couponCode: { min: 4, max: 20 }, // varchar(20)
  couponUses: 1_000_000, // buyers who may use one coupon of the desk
  maxCouponDiscount: 100_000, // BDT off one purchase; more is a slip
  dealPercent: 90, // deals_percent_check
  couponClaimsPerHour: 10, // claims of one network address
  heroAutoplayMs: 2500, // §9
  heroSlides: 4, // §2
  dealsShown: 5, // §2
  justForYouFirst: 40, // §9
  justForYouStep: 20, // §9
  justForYouMax: 100, // §9
  ratingItems: { min: 1, max: 10, usual: 5 }, // §2, §9

  // toasts
  toastErrorMs: 4000, // §9
  toastSuccessMs: 2000, // §9
  toastMax: 20, // §9

  // dashboard
  dashboardMonths: 12, // §2
  trafficDays: 30, // product.md Dashboard tiles
  goodRating: 4, // product.md: share of ratings ≥ 4
} as const;
