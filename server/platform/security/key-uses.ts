/** Port to the partners module, which counts for the owner of an API key what the key calls. */
export abstract class KeyUses {
  /** Costs the request no statement and no waiting. Names are of operations, routes and deprecated members. */
  abstract count(keyId: string, names: readonly string[]): void;
}
