/** The table of bad inputs: a test sends the request a row describes, this checks the response against the row. */
import table from './bad-input-table.json';

export interface BadInput {
  readonly id: string;
  readonly surface: string;
  readonly request: string;
  readonly expect: {
    readonly status: number | string | null;
    readonly code: string | null;
    readonly message: string | null;
    readonly must_not_contain?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly note?: string;
  };
}

export interface SeenResponse {
  readonly status: number | string;
  readonly code: string | null;
  readonly message: string | null;
  readonly text?: string;
  readonly headers?: Headers;
}

export const badInputs: readonly BadInput[] = table;

export function badInput(id: string): BadInput {
  const row = badInputs.find((known) => known.id === id);
  if (!row) throw new Error(`No row ${id} in bad-input-table.json`);
  return row;
}

/** The rows whose ids begin so, for a test that wants them all covered. */
export function badInputIds(prefix: string): string[] {
  return badInputs.map(({ id }) => id).filter((id) => id.startsWith(prefix));
}

/** `params` fills placeholders of the row's message, such as {file}. */
export function expectRow(id: string, response: SeenResponse, params: Readonly<Record<string, string>> = {}): void {
  const { expect: wanted, request } = badInput(id);
  const seen = { id, request, status: response.status, code: response.code, message: response.message };
  expect(seen).toEqual({
    ...seen,
    status: wanted.status,
    code: wanted.code,
    message: wantedMessage(wanted.message, response.message, params),
  });
  if (wanted.must_not_contain) expect(response.text ?? '').not.toContain(wanted.must_not_contain);
  for (const [name, value] of Object.entries(wanted.headers ?? {})) expect(response.headers?.get(name)).toMatch(pattern(value) ?? value);
}

/** A null in the table leaves the message open. */
function wantedMessage(wanted: string | null, seen: string | null, params: Readonly<Record<string, string>>): unknown {
  if (wanted === null) return seen;
  const regex = pattern(wanted);
  return regex ? expect.stringMatching(regex) : wanted.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? name);
}

function pattern(text: string): RegExp | null {
  return text.length > 2 && text.startsWith('/') && text.endsWith('/') ? new RegExp(text.slice(1, -1)) : null;
}
