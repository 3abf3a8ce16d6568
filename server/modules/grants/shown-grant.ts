/** A grant as one of its sides sees it: who asked has the other's phone alone until it is accepted. Pure. */
import { GrantKind, GrantState } from '../../../schema/values/accounts/grants';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import type { Grant } from './grant.types';
import type { GrantRow } from './grants.store';

/** An agent whose account is not in good standing acts for no one, as long as that lasts. */
function stateNow({ state, agentStatus }: Pick<GrantRow, 'state' | 'agentStatus'>): GrantState {
  return state === GrantState.ACTIVE && agentStatus !== AccountStatus.APPROVED ? GrantState.PAUSED : state;
}

/** The one who did not make it: the grower whom an agent asked, the phone that a shop invited. */
export function isAsked({ kind, state, principalId }: GrantRow, accountId: string): boolean {
  return state === GrantState.INVITED && (kind === GrantKind.FARMER ? accountId === principalId : accountId !== principalId);
}

/** `accountId`: null shows all of it, to an admin. */
export function shownGrant(row: GrantRow, accountId: string | null): Grant {
  const isMine = accountId !== null && isAsked(row, accountId);
  const isOpen = accountId === null || row.state !== GrantState.INVITED || isMine;
  const { principalId, principalName, principalPhone, agentId, agentName, agentPhone } = row;
  return {
    ...row,
    state: stateNow(row),
    isMineToAccept: isMine,
    principal: {
      id: isOpen || accountId === principalId ? principalId : null,
      name: isOpen || accountId === principalId ? principalName : null,
      phone: principalPhone,
    },
    agent: { id: agentId, name: isOpen || accountId === agentId ? agentName : null, phone: agentPhone },
  };
}
