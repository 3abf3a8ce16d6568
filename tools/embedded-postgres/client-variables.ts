/**
 * Variables that PostgreSQL's clients read by themselves (PGSSLMODE, PGOPTIONS), where an address says nothing. They
 * are about a database of the operator, never about the embedded one.
 */

/** PGBOUNCER is the path of a program. */
const OF_CLIENTS = /^PG(?!BOUNCER$)[A-Z]+$/;

export const clientVariables = (): string[] => Object.keys(process.env).filter((name) => OF_CLIENTS.test(name));

/** For this process, and for all that it starts. */
export function dropClientVariables(): void {
  for (const name of clientVariables()) delete process.env[name];
}
