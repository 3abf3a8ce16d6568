/** An example operation (docs/examples), as Sandbox and GraphiQL open with it. */
export interface SandboxExample {
  /** As the address spells it. */
  readonly name: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}
