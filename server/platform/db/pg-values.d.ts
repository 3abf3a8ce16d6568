/** Declares the driver's own files that statements/statement-group.ts uses; the driver's types do not describe them. */
declare module 'pg/lib/utils' {
  /** A parameter as PostgreSQL reads it. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
