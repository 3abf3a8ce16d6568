/** Mutations that try a secret: one a request, so that aliases cannot multiply the guesses. */
export const AUTHENTICATION_MUTATIONS: ReadonlySet<string> = new Set([
  'login',
  'register',
  'checkNewPassword',
  'requestRegistrationCode',
  'requestPhoneCode',
  'verifyPhone',
  'confirmPassword',
  'closeAccount',
  'requestDataExport',
  'createDataExportLink',
  'beginSecondFactor',
  'confirmSecondFactor',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
]);
