/**
 * Mutations that return a scalar or a list, and the ones that replaced them: until they are removed, each is tried
 * exactly as its replacement is, with the payload left out of the document.
 */
import type { Call, Row } from './row';

/**
 * Maps each deprecated mutation to its replacement, and to the payload's field with the value that it returned itself.
 */
export const DEPRECATED: Readonly<Record<string, readonly [mutation: string, field: string]>> = {
  cancelNotifyWhenBack: ['removeStockAlert', 'isRemoved'],
  changePassword: ['updatePassword', 'endedSessions'],
  clearShoppingPlace: ['removeShoppingPlace', 'isRemoved'],
  deleteAddress: ['removeAddress', 'removedId'],
  deleteProduct: ['removeProduct', 'removedId'],
  deleteWebhook: ['removeWebhook', 'removedId'],
  dismissNotification: ['removeNotification', 'removedId'],
  logout: ['endCurrentSession', 'isLoggedOut'],
  markNotificationsRead: ['readNotifications', 'unreadCount'],
  mergeFavourites: ['addFavourites', 'productIds'],
  notifyWhenBack: ['addStockAlert', 'isWaiting'],
  postForSell: ['openSellPosts', 'products'],
  removeFavourite: ['removeFromFavourites', 'isRemoved'],
  requestPasswordReset: ['requestResetCode', 'validMinutes'],
  resetPassword: ['setNewPassword', 'phone'],
  revokeApiKey: ['endApiKey', 'endedId'],
  revokeOtherSessions: ['endOtherSessions', 'endedSessions'],
  revokeSession: ['endSession', 'endedId'],
  sendSupportMessage: ['createSupportMessage', 'isReceived'],
  stopSelling: ['pauseSellPosts', 'products'],
};

/** The rows of the deprecated mutations, made of those of their replacements. */
export function deprecatedRows(rows: readonly Row[]): Row[] {
  return Object.entries(DEPRECATED).flatMap(([old, [mutation, field]]) =>
    rows
      .filter(({ operation }) => operation === `Mutation.${mutation}`)
      .map((row) => ({
        ...row,
        operation: `Mutation.${old}`,
        call: async (caller) => withoutPayload(await row.call(caller), old, mutation, field),
      })),
  );
}

function withoutPayload(call: Call, old: string, mutation: string, field: string): Call {
  if (call.kind !== 'gql') throw new Error(`${mutation} is called by GraphQL.`);
  const query = call.query.replace(new RegExp(`\\b${mutation}(\\([^)]*\\))? \\{ ${field}( \\{[^}]*\\})? \\}`), `${old}$1$2`);
  if (query === call.query) throw new Error(`The row of ${mutation} asks for ${field}.`);
  return { ...call, query };
}
