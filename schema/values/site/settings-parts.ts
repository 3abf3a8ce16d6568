/**
 * The parts of a user's settings: each has a page of its own under `/settings`, in this order on the list of contents.
 */
import { Role, sellingRoles } from '../accounts/roles';

const { PRODUCER, SUPERSALER, WHOLESALER, CONSUMER, ADMIN } = Role;
const everyRole: readonly Role[] = [PRODUCER, SUPERSALER, WHOLESALER, CONSUMER, ADMIN];

/** Roles that have each part. */
export const settingsParts = {
  shop: sellingRoles,
  payments: sellingRoles,
  delivery: sellingRoles,
  /** Grants on both sides. */
  people: [PRODUCER, SUPERSALER, WHOLESALER, CONSUMER],
  notifications: everyRole,
  display: everyRole,
  security: everyRole,
  /** API keys and webhooks, listed once the user has switched them on. */
  developers: [PRODUCER, SUPERSALER, WHOLESALER, ADMIN],
  /** The file of personal data, and closing the account. */
  data: [PRODUCER, SUPERSALER, WHOLESALER, CONSUMER],
} as const satisfies Record<string, readonly Role[]>;

export type SettingsPart = keyof typeof settingsParts;

export const settingsPartNames = Object.keys(settingsParts) as readonly SettingsPart[];
