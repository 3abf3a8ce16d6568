/**
 * The page opens with these; the server has written them into it (server/platform/graphql/sandbox/graphiql-page.ts).
 */
interface StartValues {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly example: {
    readonly document: string;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly headers: Readonly<Record<string, string>>;
  };
}

const NOTHING: StartValues = { title: 'Haatbar GraphQL', links: [], example: { document: '{ __typename }', variables: {}, headers: {} } };

/** `json` is null where no server wrote it: the page was opened as a file. */
export function readStart(json: string | null): StartValues {
  return json === null ? NOTHING : (JSON.parse(json) as StartValues);
}
