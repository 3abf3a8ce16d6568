/**
 * Default closed: every root operation carries @Authorized or says in @Operation why visitors may call it, and never
 * both.
 */
export interface Operation {
  /** 'Query.me' */
  readonly name: string;
  /** Roles that `@Authorized()` lists; undefined without the decorator. */
  readonly roles: readonly unknown[] | undefined;
}

interface RootFields {
  readonly queries: readonly RootField[];
  readonly mutations: readonly RootField[];
  readonly subscriptions: readonly RootField[];
}

interface RootField {
  readonly schemaName: string;
  /** The class that declares it. */
  readonly target: { readonly name: string };
  readonly roles?: readonly unknown[] | undefined;
}

/** Declared by another test of the same process, and served by it alone. */
const OF_TESTS = 'TestResolver';

export function operationsOf({ queries, mutations, subscriptions }: RootFields): Operation[] {
  const named = (type: string, fields: readonly RootField[]) =>
    fields
      .filter(({ target }) => target.name !== OF_TESTS)
      .map(({ schemaName, roles }): Operation => ({ name: `${type}.${schemaName}`, roles }));
  return [...named('Query', queries), ...named('Mutation', mutations), ...named('Subscription', subscriptions)];
}

export function undeclaredOperations(operations: readonly Operation[], visitors: readonly string[]): string[] {
  const isOpen = ({ name }: Operation) => visitors.includes(name);
  const unsigned = operations.filter((one) => one.roles === undefined && !isOpen(one));
  const signed = operations.filter((one) => one.roles && isOpen(one));
  return [
    ...unsigned.map(({ name }) => `${name}: neither @Authorized nor open to visitors`),
    ...signed.map(({ name }) => `${name}: open to visitors, but signed @Authorized`),
  ];
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly access?: unknown;
}

/** REST: a route declares who may call it; those for everyone are few and named here by the caller. */
export function undeclaredRoutes(routes: readonly Route[], publicRoutes: readonly string[]): string[] {
  const name = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;
  const isSigned = ({ access }: Route) => access === 'session' || (Array.isArray(access) && access.length > 0);
  const isOpen = ({ access }: Route) => access === 'public';
  const names = routes.map(name);
  return [
    ...routes.filter((route) => !isSigned(route) && !isOpen(route)).map((route) => `${name(route)}: does not say who may call it`),
    ...routes
      .filter((route) => isOpen(route) && !publicRoutes.includes(name(route)))
      .map((route) => `${name(route)}: is public and not listed`),
    ...publicRoutes.filter((one) => !names.includes(one)).map((one) => `${one}: listed as public, but there is no such route`),
  ];
}
