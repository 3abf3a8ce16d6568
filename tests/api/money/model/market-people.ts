/** Sellers who are suspended and reinstated, and people who close their accounts. */
import { openSession } from '../../../support/build-accounts';
import { rows } from '../../../support/sql';
import { type Market, type MarketCommand, pick } from './market';
import { act } from './market-call';

const suspend = (market: Market, draw: number) =>
  act(market, market.admin, 'suspendAccount', { id: pick(market.sellers, draw).id, reason: 'Fraud' });

async function reinstate(market: Market): Promise<string | null> {
  const { app, admin, sellers, sessions } = market;
  const found = await rows<{ id: string }>(
    app.db,
    "SELECT id FROM users WHERE id = ANY ($1::uuid[]) AND status = 'SUSPENDED' ORDER BY id",
    [sellers.map(({ id }) => id)],
  );
  const [suspended] = found;
  if (!suspended) return 'NONE_SUSPENDED';
  const code = await act(market, admin, 'reinstateAccount', { id: suspended.id, reason: 'Talked it over' });
  // a suspension ends the sessions
  if (code === null) sessions.set(suspended.id, await openSession(app, suspended.id));
  return code;
}

/** Mostly rejected, since something is open. */
async function close(market: Market, draw: number): Promise<string | null> {
  const person = pick([...market.buyers, ...market.sellers], draw);
  return act(market, person, 'closeAccount', { input: { password: person.password } });
}

export const people: readonly MarketCommand[] = [
  { name: 'suspend', weight: 1, take: suspend },
  { name: 'reinstate', weight: 4, take: reinstate },
  { name: 'close an account', weight: 1, take: close },
];
