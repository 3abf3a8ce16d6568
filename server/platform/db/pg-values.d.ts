declare module 'pg/lib/utils' {
  /** A parameter as PostgreSQL reads it. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
