/** Limits that the server alone applies: apart from what a phone loads. The others are in limits.ts. */
export const serverLimits = {
  listItems: 1_000, // entries of any list of the API: the transfers of a payout report are the longest one
  inputKeys: 200, // keys of any object of the API, and variables of an operation
  payHours: 12, // after the confirmation mobile money and online payments are due
  gatewayMinutes: 60, // a started online payment that was not authorised by then is not taken any more
  gatewayStartsPerHour: 10, // tries to pay one order
  refundWaitSeconds: 120, // longer than a shipment can be undone: what was undone is not refunded
  reauthenticationMinutes: 10, // a proved password holds so long for API keys, webhooks and their secrets
  adminIdleHours: 12, // an admin session that no one uses ends
  sessionsPerAccount: 20, // the ones unused for longest end first
  sessionDays: 7, // of the cookie as well
  identityUploadsPerHour: 20, // of one account; each replaces the one before
  rejectedDocumentDays: 30, // images of a rejected account that was not sent again are deleted then
  otpTries: { byNetwork: 5, total: 20, ofGrant: 5 }, // the agent alone types those of a grant; at one of a million codes: wrong ones of strangers leave its owner some
  passwordChecksPerHour: 120, // of one network address: a person needs two or three
  otpPerHour: 5, // of one phone: each SMS costs money and disturbs
  otpPerDay: 15, // of one phone and kind
  otpByNetwork: { hour: 3, day: 8 }, // of those, from one network without a login: a stranger does not use up the codes of a phone
  codesPerAddressPerHour: 60, // codes go to any phone: a bound on what one address may make us send; mobile carriers put many people behind one
  codesPerNetworkPerHour: 600, // of registrations and resets, which anyone may ask for: for an IPv4 /24 or IPv6 /48: one company may have all of its addresses
  strangersCodesShare: 4, // registrations and resets are no more than this part of the messages of a day, so that its users still get codes
  strangersCodesByNetwork: { share: 50, least: 3 }, // of those, this part for one network a day
  codesPerDayAlarm: 2000, // so many codes in a day are worth a line in the log
  registrationsPerAddressPerHour: 10, // an IPv6 /64 counts as one address
  loginFailures: 5, // of one phone from one network, or on one known device; waits grow after them
  loginFailuresOfPhone: 20, // an hour from all networks: then unknown ones wait, known devices and networks do not
  loginKnownNetworkDays: 30, // a network is known so long after a session was opened from it
  loginDeviceDays: 365, // a device, after the last login on it
  loginWindowMinutes: 15,
  loginsPerMinutePerAddress: 20, // an office shares one address
  apiKeyCount: 10, // live keys of an account
  apiKeyGraceHours: 24, // a rotated key works on so long, for programs to be switched without a gap
  apiKeyRequestsPerMinute: 300,
  webhookCount: 10, // webhooks of an account
  pushDevices: 10, // of one user
  pushHours: 24, // a notification that did not reach a device within them is read in the app
  pushWaitSeconds: [30, 120, 600, 3_600], // between the five tries
  pushLongestWaitSeconds: 3_600, // a push service may ask for so much patience
  webhookWaitSeconds: [60, 300, 1800, 7200, 21_600, 86_400], // 1 m, 5 m, 30 m, 2 h, 6 h, 24 h between the seven tries
  webhookBudget: { eventsPerHour: 100, delayMinutes: 15 }, // of orders with one other user; what is more waits so long and is sent as it is then
  pushBudget: { perDevice: { hour: 60, day: 300 }, perLink: { hour: 10, day: 40 } }, // to one device, and of those about one thing; more is read in the app
  webhookTestsPerHour: 10, // test events of an account
  webhookFailingDays: 5, // without one success: it is switched off
  webhookLogDays: 30,
  keyUseDays: 30,
  openLots: 50, // of a product; the oldest go on as one
  lotDetails: 50, // decisions about a lot, and what left it without a sale
  traceSteps: 1000, // of a page of a trace
  traceSkip: 1_000_000, // steps of a trace before a page
  webhookGraceHours: 24, // a rotated secret signs on so long
  imagePixels: 40_000_000, // decoding takes 4 bytes each
  imageWidths: [320, 640, 1280], // card, page, enlarged
  settlementBytes: 1024 * 1024, // a settlement file of a gateway
  settlementLines: 2_000,
  settlementErrors: 20, // wrong lines that are named at once
  settlementAgeDays: 366, // an older day in a file is a mistake
  settlementWaitDays: 7, // gateways settle within days: what is captured and not settled then is missing
  importBytes: 5 * 1024 * 1024, // a file of products
  importRows: 5_000,
  importColumns: 40,
  importLineLength: 64 * 1024, // characters of one line
  importsPerHour: 20, // files of one seller
  importDays: 30, // how long an import and its result are stored
  announceHours: 24, // followers are notified of a product at most once a day
  restoreSeconds: 60, // how long the server still brings a dismissed notification back: Undo's time and a slow line
  receiptListings: 20, // products made of one receipt that its row shows, the latest
  favourites: 500, // products one user may save as favourites
  changesOverlapSeconds: 60, // before `updatedSince`: what was perhaps still being written then is listed as well
  idempotencyKeyLength: 100, // varchar(100)
  /** How long a key is remembered. */
  idempotencyKeyHours: 24,
  /** The same for a key that led to a purchase. */
  purchaseKeyDays: 30,
  newBuyerOrders: { count: 10, amount: '50000' }, // open, unconfirmed orders of a buyer without a delivered one; `order_limits` overrides
  buyerOrders: { count: 50, amount: '1000000' }, // the same for other buyers
  payouts: { minimum: '500', weekday: 'SUNDAY' }, // BDT, and the day of batches; `payouts` overrides
  refundCollectMinutes: 10, // refunds of problems with one order wait for each other, so that the gateway sends fewer
  unknownRefundTries: 20, // in about three days; an admin decides about a refund of which a gateway has said nothing by then
  promptRefunds: 7, // of one gateway payment; later ones are collected until the order is complete, since bKash sends ten at most
  smallPayoutDays: 60, // credit that is older is paid out whatever the minimum is
  payoutsOfBatch: 500, // of one batch; what is left is due in the next one
  rejectedPayments: 5, // a seller who has rejected so many of an order is asked no more where nothing is due
  openDisputes: 5, // of one buyer that wait for an admin
  ordersOfTransfer: 20, // other orders with the TrxID of a dispute, as its admin sees them
  foundPlaces: 8, // upazilas that are offered for a text that is typed
  heldOrders: 50, // orders whose money is held, as their seller sees them
  commissionPercent: '2', // platform_settings `commission_percent` overrides it
  /**
   * Rates of the platform, for sellers without rates of their own; `delivery_rates` overrides them. The price per
   * kilogram is what hired vans and trucks ask.
   */
  deliveryRates: {
    SAME_UPAZILA: { base: '40', freeKg: '20', perKg: '1', maxKg: '1000' },
    SAME_DISTRICT: { base: '70', freeKg: '20', perKg: '2', maxKg: '1000' },
    SAME_DIVISION: { base: '110', freeKg: '20', perKg: '3', maxKg: '1000' },
    ELSEWHERE: { base: '150', freeKg: '20', perKg: '4', maxKg: '1000' },
  },
  dayOrders: 500, // of a seller's day, the most urgent ones
  calendarDays: 92, // one calendar file
  calendarEvents: 1_000,
  deliveryLeadDays: 1, // of sellers who have set none
  reviewEditDays: 7, // the author may change a review so long
  replyEditHours: 24, // the seller may correct a reply so long
  questionsPerHour: 10, // of one user
  buyerImagesPerHour: 60, // that one consumer uploads
  reviewImageReportsPerHour: 10, // of one user
  reviewImageReports: 20, // shown to admins about one image, the latest
  priceAlerts: 20, // of one user
  priceAlertsAtOnce: 1_000, // notified by one run of the job; the next one takes the others
  dataExportHours: 24, // between two files with the data of one user
  dataExportTries: 3, // of one file; also files of one user in those hours, counting what failed
  dataExportDays: 7, // then the file is deleted
  dataExportRecordDays: 90, // then the row of a request is deleted
  dataExportImageBytes: 256 * 1024 * 1024, // in one file; it names the images that are left out
  recurringOrders: 20, // of one buyer
  recurringAtOnce: 1_000, // announced by one run of the job; the next one takes the others
  basketParticipants: 20, // of one shared basket
  openBaskets: 5, // that one user is in
  basketConfirmHours: 24, // after a shared basket has closed
  listedBaskets: 30, // of one user, the newest
  basketsAtOnce: 500, // closed, ended or priced again by one run of the job; the next one takes the others
  basketPriceMinutes: 4, // a closed basket is not priced again by the job sooner
  basketDays: 90, // then a shared basket that has ended is removed
  orderMessagesPerHour: 60, // of one user, in all orders
  messageImagesOfOrder: 20, // that one user sends in messages about one order
  messageDays: 14, // after the end of an order no message is added
  messageMonths: 12, // messages of a closed thread are removed so long after the last one
  sellersPerPage: 24,
  followedCrops: 3, // as many lines as one can distinguish in the price chart of a trader's home
  similarShown: 6,
  csvRows: 10_000, // one file has so many rows and states when there are more
  smsLateMinutes: 15, // a short message that waits longer has no gateway, or one that is down
  smsResendsPerHour: 60, // of one admin
  smsResendsOfOne: 3, // of one message, an hour: a phone that is off stays off
  /**
   * Wrong ones: of a tracking number a day, from one network and from all, then the whole phone number is asked for; of
   * a network address an hour. Each number has 10,000.
   */
  tracking: { triesByNetwork: 10, triesByNumber: 30, triesByAddress: 30 },
  /** Short messages to one number. Decision 0114. */
  smsBudgets: {
    perPhone: { hour: 6, day: 20 }, // that others cause; handover codes have as many of their own
    own: { hour: 6, day: 10 }, // of one purpose, that the receiver caused or asked for
    market: { hour: 10, day: 30 }, // of one purpose, that the market or an admin decided on; payouts
    perPair: { hour: 3, day: 10 }, // from one user to one number, of one purpose
    perSender: { hour: 300, day: 1000 }, // from one user to all numbers together: a seller confirms many orders at once; handover codes as many of their own
    collecting: { hour: 1, day: 3 }, // "more has happened", in the place of what is too much
    onceDays: 60, // a parcel or a handover code is announced once; as long as an order is tracked
  },
  smsPerDay: 20_000, // SMS_PER_DAY overrides it; from then on only codes and payouts are sent that day
  smsCodesPercent: 40, // of them may be codes; the others always have the rest
  smsMonths: 12, // then a short message is removed, and with it the phone it went to
  viewMonths: 13, // of a product by day: dashboards compare 30 days with the 30 before, people a season with the one before
  trackedDays: 60, // an order that ended before is not tracked any more
  supportPerHour: 10, // messages of one account, or of one network address of visitors
  priceGroup: 3, // a median of fewer prices would show single deals
  approvalHours: 48, // shown to applicants; platform_settings `approval_hours` overrides it
  stuckPlacedHours: 12, // an order without a response: half of the time it has
  imagesOfOrder: 20, // private images of one order that one user stores, those of messages left out
  orderImagesPerHour: 60, // of one user
  unusedImageDays: 1, // an image of a buyer that no review, action or message took is removed then
  orderImageDays: 180, // private images are removed so long after their order last changed
  refusalDays: 180, // how long a delivery that was not accepted counts against cash on delivery
  refusalSellers: 2, // by so many sellers at least: no single one ends cash on delivery for a buyer
  refusalsWithoutCash: 3, // from so many on, cash on delivery is not offered
  /** A delivered order is complete after these days, unless its buyer confirms it earlier. */
  completionDays: 3,
  stuckConfirmedDays: 7, // a confirmed order that is not shipped so long after its last move or its preferred day
  stuckFailedDays: 3,
  stuckShippedDays: 7, // an order on its way for so long is looked after
  restPerPage: 20, // a page of a list of REST, where only `page` is sent
  pageSize: 20, // of every list of the API where `first` is not given
  maxOffset: 25_000, // further pages cost the database too much
  /** How many of a buyer's own coupons are listed. */
  ownCoupons: 20,
  couponClaimsPerHour: 10, // claims of one network address
  heroSlides: 4,

  // dashboard
  dashboardProducts: 5,
  dashboardDistricts: 8,
  dashboardMonths: 12,
  /** Sellers who owe most, as admins see them. */
  debtors: 50,
  trafficDays: 30,
} as const;
