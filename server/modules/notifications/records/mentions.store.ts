/** Erases a user who closed the account from the notifications of others. Called by InboxService. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

/** Where others may be notified of a user. */
export interface Mentions {
  readonly userId: string;
  /** Names that the user had, and the phone number. */
  readonly identifiers: readonly string[];
  /** Text that replaces them. */
  readonly name: string;
  /** Numbers of orders that the user bought, and of those that the user sold. */
  readonly bought: readonly string[];
  readonly sold: readonly string[];
  /** Pages of products that the user sells or asked about. */
  readonly links: readonly string[];
  /** Users who share something else with the user: followers, participants of a basket. */
  readonly acquaintances: readonly string[];
}

/** A parameter that names a side of an order is that side's name, whatever it was called then. */
const SIDE = `
  UPDATE notifications n SET params = n.params || jsonb_build_object($3::text, $4::text)
  WHERE n.user_id <> $1 AND n.params->>'order' = ANY ($2::text[]) AND n.params ? $3`;
/** A short name may be a part of another name or noun: there it is only erased where it is the whole text. */
const written = (value: string) =>
  `CASE WHEN ${value} = $5::text THEN $6::text WHEN length($5) >= 6 THEN replace(${value}, $5, $6) ELSE ${value} END`;
/** Others may have the same name: only what this user can be named in is looked at. */
const KNOWN = `
  UPDATE notifications n SET params = (
    SELECT jsonb_object_agg(p.key, CASE WHEN jsonb_typeof(p.value) = 'string' THEN to_jsonb(${written("p.value #>> '{}'")}) ELSE p.value END)
    FROM jsonb_each(n.params) p)
  WHERE n.user_id <> $1 AND EXISTS (SELECT 1 FROM jsonb_each_text(n.params) p WHERE strpos(p.value, $5) > 0)
    AND (n.params->>'order' = ANY ($2::text[]) OR n.link = ANY ($3::text[]) OR n.user_id = ANY ($4::uuid[]))`;

export async function eraseMentions(
  tx: EntityManager,
  { userId, identifiers, name, bought, sold, links, acquaintances }: Mentions,
): Promise<void> {
  await execute(tx, SIDE, [userId, bought, 'buyer', name]);
  await execute(tx, SIDE, [userId, sold, 'seller', name]);
  for (const one of identifiers) await execute(tx, KNOWN, [userId, [...bought, ...sold], links, acquaintances, one, name]);
}
