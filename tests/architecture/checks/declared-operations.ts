/**
 * Default closed: every root operation carries @Authorized or is, with its reason, in the list of public ones; the list
 * names nothing else.
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

export function undeclaredOperations(operations: readonly Operation[], publicOperations: Readonly<Record<string, string>>): string[] {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const open = operations.filter(({ name, roles }) => roles === undefined && !Object.hasOwn(publicOperations, name));
  const listed = Object.entries(publicOperations);
  return [
    ...open.map(({ name }) => `${name}: neither @Authorized nor in PUBLIC_OPERATIONS`),
    ...listed.filter(([name]) => !byName.has(name)).map(([name]) => `${name}: listed as public, but there is no such operation`),
    ...listed.filter(([name]) => byName.get(name)?.roles).map(([name]) => `${name}: listed as public, but signed @Authorized`),
    ...listed.filter(([, reason]) => !reason.trim()).map(([name]) => `${name}: public without a reason`),
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
