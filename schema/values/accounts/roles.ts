/** Roles, account states, session kinds and languages, as GraphQL, the tables and both halves name them. */
export const Role = {
  PRODUCER: 'PRODUCER',
  SUPERSALER: 'SUPERSALER',
  WHOLESALER: 'WHOLESALER',
  CONSUMER: 'CONSUMER',
  ADMIN: 'ADMIN',
} as const;
export type Role = (typeof Role)[keyof typeof Role];

/** The order of the role pickers. An admin is created by a command, never picked. */
export const pickableRoles = [Role.PRODUCER, Role.WHOLESALER, Role.SUPERSALER, Role.CONSUMER] as const;
export type PickableRole = (typeof pickableRoles)[number];

/** Roles that own products, and that an admin must approve first. */
export const sellingRoles = [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER] as const;

/** Roles that may not register without a trade license. */
export const tradeLicenseRoles = [Role.PRODUCER, Role.SUPERSALER] as const;

export const roleLabels: Record<Role, { en: string; bn: string }> = {
  PRODUCER: { en: 'Producer', bn: 'উৎপাদক' },
  SUPERSALER: { en: 'Supersaler', bn: 'আড়তদার' },
  WHOLESALER: { en: 'Wholesaler', bn: 'পাইকার' },
  CONSUMER: { en: 'Consumer', bn: 'ভোক্তা' },
  ADMIN: { en: 'Admin', bn: 'অ্যাডমিন' },
};

/** Does an account of this role sell, and so need an admin's approval? */
export function isSellingRole(role: string | null | undefined): boolean {
  return sellingRoles.some((selling) => selling === role);
}

/** A role as the outside world writes it ("producer", "Superseller") → Role, else null. */
export function parseRole(text: unknown): Role | null {
  if (typeof text !== 'string') return null;
  const upper = text.trim().toUpperCase();
  if (upper === 'SUPERSELLER') return Role.SUPERSALER;
  return upper in Role ? (upper as Role) : null;
}

export const AccountStatus = { PENDING: 'PENDING', APPROVED: 'APPROVED', REJECTED: 'REJECTED', SUSPENDED: 'SUSPENDED' } as const;
export type AccountStatus = (typeof AccountStatus)[keyof typeof AccountStatus];

export const SessionKind = { COOKIE: 'COOKIE', BEARER: 'BEARER' } as const;
export type SessionKind = (typeof SessionKind)[keyof typeof SessionKind];

/**
 * The values are what is stored, sent as `lang` and written in Accept-Language; GraphQL spells them `EN` and `BN`, as
 * every enum.
 */
export const Language = { EN: 'en', BN: 'bn' } as const;
export type Language = (typeof Language)[keyof typeof Language];
export const defaultLanguage: Language = Language.EN;
