/**
 * Root operations that carry no @Authorized, each with the reason. Default closed: an operation neither signed nor listed fails the build
 * (a test walks the schema). `me`, `logout` and `setLanguage` check the viewer for themselves.
 */
export const PUBLIC_OPERATIONS: Readonly<Record<string, string>> = {
  'Query.me': 'self',
  'Query.divisions': 'geography',
  'Query.districts': 'geography',
  'Query.upazilas': 'geography',
  'Query.seller': 'market',
  'Query.sellers': 'market',
  'Query.categories': 'market',
  'Query.category': 'market',
  'Query.products': 'market',
  'Query.justForYou': 'market',
  'Query.product': 'market',
  'Query.searchSuggestions': 'market',
  'Query.marketFigures': 'market',
  'Query.marketTerms': 'market',
  'Query.registrationRules': 'entry',
  'Query.priceTrends': 'market',
  'Query.priceTrendsCsv': 'market',
  'Query.quoteCart': 'cart',
  'Mutation.claimCoupon': 'offer',
  'Mutation.sendSupportMessage': 'help',
  'Query.quoteFavourites': 'market',
  'Query.similarProducts': 'market',
  'Mutation.register': 'entry',
  'Mutation.requestRegistrationCode': 'entry',
  'Mutation.login': 'entry',
  'Mutation.beginSecondFactor': 'entry',
  'Mutation.confirmSecondFactor': 'entry',
  'Mutation.requestPasswordReset': 'entry',
  'Mutation.resetPassword': 'entry',
  'Mutation.logout': 'self',
  'Mutation.setLanguage': 'self',
};

/** Mutations that try a secret: one a request, so that aliases cannot multiply the guesses. */
export const AUTHENTICATION_MUTATIONS: ReadonlySet<string> = new Set([
  'login',
  'register',
  'requestRegistrationCode',
  'requestPhoneCode',
  'verifyPhone',
  'confirmPassword',
  'beginSecondFactor',
  'confirmSecondFactor',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
]);
