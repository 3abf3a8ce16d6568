/**
 * The authorisation matrix: one row shows how to call an operation validly and what each of nine actors gets.
 * matrix.test.ts runs every row against a real server; tests/architecture fails for an operation of the schema, or a
 * route, that has none.
 *
 * To add an operation, add one object to `rows/<module>.rows.ts` (a new module: also one line in rows/all-rows.ts):
 *
 *   { operation: 'Query.sellerDashboard', outcome: okFor(...sellers),
 *     call: () => gql('{ sellerDashboard { tiles { kind } } }') },
 *   { operation: 'Mutation.shipOrder', outcome: okFor(...sellers), own: confirmedSale,
 *     call: ({ id }) => gql('mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id }) },
 *   { operation: 'Query.mySales', outcome: okFor(...sellers), lists: sale,
 *     call: () => gql('{ mySales { nodes { id } } }') },
 *   { operation: 'GET /producer/products/:id', outcome: okFor(...sellers), own: product,
 *     call: ({ id }) => rest(`/producer/products/${id}`) },
 *
 * The outcome is written by hand, from docs/product.md, never taken from the resolver: that is what the matrix
 * compares.
 */
import type { Role } from '../../../schema/values/accounts/roles';
import type { TestAccount } from '../../support/build-accounts';
import type { TestFile, Variables } from '../../support/client';
import type { World } from './world';

/**
 * Where an approved account may call but can own no such thing, only another's and a missing one are tried. The last
 * three have an account of a role that may, whose status shuts them out.
 */
export const actors = ['visitor', 'producer', 'supersaler', 'wholesaler', 'consumer', 'admin', 'pending', 'rejected', 'suspended'] as const;
export type Actor = (typeof actors)[number];

/** 'ok', 'null' (the operation responds null), or the code of the error. */
export type Outcome = string;
export type Outcomes = Readonly<Record<Actor, Outcome>>;

export interface Caller {
  readonly world: World;
  /** Null for a visitor. */
  readonly me: TestAccount | null;
  /** The thing, where the row has `own`. */
  readonly id: string;
}

export type Call =
  | { readonly kind: 'gql'; readonly query: string; readonly variables: Variables; readonly files?: Readonly<Record<string, TestFile>> }
  | { readonly kind: 'rest'; readonly path: string; readonly json?: object; readonly form?: FormData }
  | { readonly kind: 'socket'; readonly query: string; readonly trigger: () => Promise<unknown> };

/** Makes a thing of this account and responds its id; null where such an account can have none. */
export type Builder = (world: World, owner: TestAccount) => Promise<string | null>;

export interface Row {
  /** As the schema and the routes name it: 'Query.order', 'GET /producer/products/:id'. */
  readonly operation: string;
  /** Distinguishes a second row of the same operation from the first. */
  readonly case?: string;
  /** Outcome for each actor with a record of their own, or with no record if the operation names none. */
  readonly outcome: Outcomes;
  readonly call: (caller: Caller) => Call | Promise<Call>;
  /** The thing the operation names. */
  readonly own?: Builder;
  /**
   * Outcome for an allowed caller with another user's record: NOT_FOUND by default. Unless it is ok, a missing record
   * returns the same bytes.
   */
  readonly others?: Partial<Outcomes> | Outcome;
  /** Outcome with a missing record, where another user's record is ok: NOT_FOUND by default. */
  readonly missing?: Outcome;
  /** Things of the caller that must stand in the response, while the same of another account must not. */
  readonly lists?: Builder;
  /** The call ends sessions of the caller, or changes the login: it is made by a user of its own. */
  readonly spendsCaller?: boolean;
}

const actorOf: Readonly<Record<Role, Actor>> = {
  PRODUCER: 'producer',
  SUPERSALER: 'supersaler',
  WHOLESALER: 'wholesaler',
  CONSUMER: 'consumer',
  ADMIN: 'admin',
};
export const sellers: readonly Role[] = ['PRODUCER', 'SUPERSALER', 'WHOLESALER'];
export const buyers: readonly Role[] = ['SUPERSALER', 'WHOLESALER', 'CONSUMER'];

/**
 * Returns the given outcome for approved users with these roles. Other roles are forbidden, and the remaining actors
 * must log in or wait.
 */
export function outcomeOf(roles: readonly Role[], outcome: Outcome): Outcomes {
  const members = Object.entries(actorOf).map(([role, actor]) => [actor, roles.includes(role as Role) ? outcome : 'FORBIDDEN']);
  const rest = { visitor: 'UNAUTHENTICATED', pending: 'NOT_APPROVED', rejected: 'NOT_APPROVED', suspended: 'NOT_APPROVED' };
  return { ...rest, ...(Object.fromEntries(members) as Record<Exclude<Actor, keyof typeof rest>, Outcome>) };
}

/** Approved accounts of these roles may. */
export const okFor = (...roles: readonly Role[]): Outcomes => outcomeOf(roles, 'ok');

/** Every approved account. */
export const members: Outcomes = okFor('PRODUCER', 'SUPERSALER', 'WHOLESALER', 'CONSUMER', 'ADMIN');
export const everybody = Object.fromEntries(actors.map((actor) => [actor, 'ok'])) as Outcomes;
/** Every logged-in user, whatever the status. */
export const signedIn: Outcomes = { ...everybody, visitor: 'UNAUTHENTICATED' };

export const gql = (query: string, variables: Variables = {}, files?: Readonly<Record<string, TestFile>>): Call => ({
  kind: 'gql',
  query,
  variables,
  ...(files && { files }),
});
/** Below /api/v1; the method is the operation's. */
export const rest = (path: string, body: { json?: object; form?: FormData } = {}): Call => ({ kind: 'rest', path, ...body });
export const socket = (query: string, trigger: () => Promise<unknown>): Call => ({ kind: 'socket', query, trigger });
