/** The table of grants. Called by GrantsService, GrantConsentsService and GrantEndingsService. */
import type { EntityManager } from 'typeorm';
import { GrantConsent, GrantKind, grantLimits, GrantRight, GrantState } from '../../../schema/values/accounts/grants';
import { AccountStatus, Language } from '../../../schema/values/accounts/roles';
import { column, columns, instant, int, listOf, nullable, oneOf, type RowOf, select, selectOne, text } from '../../platform/db/columns';
import { type Db, execute, exists } from '../../platform/db/sql';

const grant = columns({
  id: column('g.id', text),
  kind: column('g.kind', oneOf(GrantKind)),
  rights: column('g.rights', listOf(oneOf(GrantRight))),
  state: column('g.state', oneOf(GrantState)),
  consent: column('g.consent', nullable(oneOf(GrantConsent))),
  consentedAt: column('g.consented_at', nullable(instant)),
  endsOn: column('g.ends_on::text', text),
  createdAt: column('g.created_at', instant),
  principalId: column('g.principal_id', text),
  principalName: column('p.name', text),
  principalPhone: column('p.phone', text),
  principalLanguage: column('p.language', oneOf(Language)),
  agentId: column('g.agent_id', nullable(text)),
  agentName: column('a.name', nullable(text)),
  agentPhone: column('coalesce(a.phone, g.invited_phone)', text),
  agentStatus: column('a.status', nullable(oneOf(AccountStatus))),
});
export type GrantRow = RowOf<typeof grant>;

const FROM = 'FROM grants g JOIN users p ON p.id = g.principal_id LEFT JOIN users a ON a.id = g.agent_id';
const PRINCIPAL = (list: string) => `
  SELECT ${list} ${FROM} WHERE g.principal_id = $1 AND g.state <> 'ENDED' ORDER BY (g.state = 'INVITED') DESC, g.created_at DESC
  LIMIT ${grantLimits.agents + grantLimits.staff + grantLimits.requests}`;
const AGENT = (list: string) => `
  SELECT ${list} ${FROM} WHERE g.state <> 'ENDED'
    AND (g.agent_id = $1 OR (g.state = 'INVITED' AND g.invited_phone = (SELECT phone FROM users WHERE id = $1)))
  ORDER BY (g.state = 'INVITED') DESC, g.created_at DESC LIMIT ${grantLimits.principals + 2 * grantLimits.shops}`;
const ONE = (list: string) => `
  SELECT ${list} ${FROM} WHERE g.id = $1
    AND ($2 IN (g.principal_id, g.agent_id) OR (g.state = 'INVITED' AND g.invited_phone = (SELECT phone FROM users WHERE id = $2)))`;
const BY_ID = (list: string) => `SELECT ${list} ${FROM} WHERE g.id = $1`;
const LOCK_ACCOUNTS = 'SELECT count(*) FROM (SELECT id FROM users WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE) locked';

const count = columns({
  principals: column(`count(*) FILTER (WHERE g.agent_id = $1 AND g.kind = 'FARMER' AND g.state <> 'ENDED')::int`, int),
  shops: column(`count(*) FILTER (WHERE g.agent_id = $1 AND g.kind = 'STAFF' AND g.state <> 'ENDED')::int`, int),
  agents: column(`count(*) FILTER (WHERE g.principal_id = $2 AND g.kind = 'FARMER' AND g.state IN ('ACTIVE', 'PAUSED'))::int`, int),
  requests: column(`count(*) FILTER (WHERE g.principal_id = $2 AND g.kind = 'FARMER' AND g.state = 'INVITED')::int`, int),
  staff: column(`count(*) FILTER (WHERE g.principal_id = $2 AND g.kind = 'STAFF' AND g.state <> 'ENDED')::int`, int),
  agentDays: column(
    `coalesce(extract(day FROM now() - min(g.created_at) FILTER (WHERE g.agent_id = $1 AND g.kind = 'FARMER')), 0)::int`,
    int,
  ),
});
export type GrantCounts = RowOf<typeof count>;
const COUNTS = (list: string) => `SELECT ${list} FROM grants g WHERE g.agent_id = $1 OR g.principal_id = $2`;

const ADD = (list: string) => `
  INSERT INTO grants (kind, principal_id, agent_id, invited_phone, rights, begins_on, ends_on) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING RETURNING ${list}`;
const ACTIVATE = `
  UPDATE grants SET state = 'ACTIVE', agent_id = $2, invited_phone = NULL, consent = $3, consented_at = now() WHERE id = $1 AND state = 'INVITED'`;
const HAS_OPEN = `SELECT 1 FROM grants WHERE principal_id = $1 AND agent_id = $2 AND kind = $3 AND state <> 'ENDED' AND id <> $4`;
const MOVE = `UPDATE grants SET state = $3 WHERE id = $1 AND state = $2`;
const RIGHTS = `UPDATE grants SET rights = $2 WHERE id = $1 AND state <> 'ENDED'`;
const END = `
  UPDATE grants SET state = 'ENDED', invited_phone = NULL, ended_at = now(), ended_by = $2, end_reason = $3 WHERE id = $1 AND state <> 'ENDED'`;
const OVER = (list: string) => `
  SELECT ${list} ${FROM} WHERE g.state <> 'ENDED' AND (g.ends_on < $1 OR (g.state = 'INVITED' AND g.created_at < now() - make_interval(days => $2)))
  ORDER BY g.id LIMIT 500`;
const SOON = (list: string) => `
  SELECT ${list} ${FROM} WHERE g.state IN ('ACTIVE', 'PAUSED') AND g.ends_on <= $1::date + $2::int AND g.reminded_at IS NULL ORDER BY g.id LIMIT 500`;
const REMINDED = `UPDATE grants SET reminded_at = now() WHERE id = $1 AND reminded_at IS NULL AND state <> 'ENDED'`;
const EVERY = (list: string) => `SELECT ${list} ${FROM} WHERE $1 IN (g.principal_id, g.agent_id) AND g.state <> 'ENDED' ORDER BY g.id`;
const MADE_AGENT = (list: string) => `SELECT ${list} FROM agent_accounts WHERE user_id = $1`;
const MAKE_AGENT = 'INSERT INTO agent_accounts (user_id, made_by) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const UNMAKE_AGENT = 'DELETE FROM agent_accounts WHERE user_id = $1';

const id = columns({ id: column('id', text) });
const userId = columns({ userId: column('user_id', text) });

/** Grants of the account as principal, what waits for its answer first. */
export function grantsOfPrincipal(db: Db, accountId: string): Promise<GrantRow[]> {
  return select(db, grant, PRINCIPAL, [accountId]);
}

/** Grants of the account as agent, and invitations of its phone. */
export function grantsOfAgent(db: Db, accountId: string): Promise<GrantRow[]> {
  return select(db, grant, AGENT, [accountId]);
}

/** A grant in which the account is one of the two sides, or the one invited. */
export function grantOf(db: Db, grantId: string, accountId: string): Promise<GrantRow | null> {
  return selectOne(db, grant, ONE, [grantId, accountId]);
}

/** Any grant, for an admin. */
export function grantById(db: Db, grantId: string): Promise<GrantRow | null> {
  return selectOne(db, grant, BY_ID, [grantId]);
}

/** Parallel requests about the same accounts wait for each other from here on. */
export async function lockAccounts(tx: EntityManager, ids: readonly string[]): Promise<void> {
  await execute(tx, LOCK_ACCOUNTS, [ids]);
}

/** Null stands for an agent who is not known yet. */
export async function grantCounts(tx: EntityManager, agentId: string | null, principalId: string): Promise<GrantCounts> {
  const row = await selectOne(tx, count, COUNTS, [agentId, principalId]);
  if (!row) throw new Error('A count has no row.');
  return row;
}

export interface NewGrant {
  readonly kind: GrantKind;
  readonly principalId: string;
  readonly agentId: string | null;
  readonly invitedPhone: string | null;
  readonly rights: readonly GrantRight[];
  readonly beginsOn: string;
  readonly endsOn: string;
}

/** Its id; null where the two have one already. */
export async function addGrant(tx: EntityManager, one: NewGrant): Promise<string | null> {
  const { kind, principalId, agentId, invitedPhone, rights, beginsOn, endsOn } = one;
  const added = await selectOne(tx, id, ADD, [kind, principalId, agentId, invitedPhone, rights, beginsOn, endsOn]);
  return added?.id ?? null;
}

/** Whether the two have another grant of this kind. */
export function hasOpenGrant(tx: EntityManager, { id, principalId, kind }: GrantRow, agentId: string): Promise<boolean> {
  return exists(tx, HAS_OPEN, [principalId, agentId, kind, id]);
}

/** False where it is not waiting any more. */
export async function activateGrant(tx: EntityManager, grantId: string, agentId: string, consent: GrantConsent): Promise<boolean> {
  return (await execute(tx, ACTIVATE, [grantId, agentId, consent])) > 0;
}

/** False where it is not in that state any more. */
export async function moveGrant(tx: EntityManager, grantId: string, from: GrantState, to: GrantState): Promise<boolean> {
  return (await execute(tx, MOVE, [grantId, from, to])) > 0;
}

export async function setGrantRights(tx: EntityManager, grantId: string, rights: readonly GrantRight[]): Promise<boolean> {
  return (await execute(tx, RIGHTS, [grantId, rights])) > 0;
}

/** `by`: null where its time is over. False where it has ended already. */
export async function endGrant(tx: EntityManager, grantId: string, by: string | null, reason: string | null = null): Promise<boolean> {
  return (await execute(tx, END, [grantId, by, reason])) > 0;
}

/** Grants whose last day is over, and invitations that no one accepted. */
export function overGrants(db: Db, today: string): Promise<GrantRow[]> {
  return select(db, grant, OVER, [today, grantLimits.invitationDays]);
}

export function soonOverGrants(db: Db, today: string): Promise<GrantRow[]> {
  return select(db, grant, SOON, [today, grantLimits.remindDays]);
}

export async function markReminded(tx: EntityManager, grantId: string): Promise<boolean> {
  return (await execute(tx, REMINDED, [grantId])) > 0;
}

/** Every open grant of an account, on either side. */
export function openGrantsOf(db: Db, accountId: string): Promise<GrantRow[]> {
  return select(db, grant, EVERY, [accountId]);
}

export async function isMadeAgent(db: Db, accountId: string): Promise<boolean> {
  return (await selectOne(db, userId, MADE_AGENT, [accountId])) !== null;
}

/** False where nothing changed. */
export async function setMadeAgent(tx: EntityManager, accountId: string, isAgent: boolean, adminId: string): Promise<boolean> {
  return (await (isAgent ? execute(tx, MAKE_AGENT, [accountId, adminId]) : execute(tx, UNMAKE_AGENT, [accountId]))) > 0;
}
