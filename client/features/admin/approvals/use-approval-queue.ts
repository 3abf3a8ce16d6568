import { limits } from '../../../../schema/values/limits';
import { useApprovalsQuery } from '../../../generated/graphql';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useApprovalFilter } from './approval-filters';

const size = limits.adminPerPage;

/** The page of registrations that the address names, and the open account with those before and after it. */
export function useApprovalQueue() {
  const { get, page } = useUrlState();
  const filter = useApprovalFilter();
  const query = useApprovalsQuery({
    variables: { ...filter, first: size, offset: (page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const nodes = query.data?.accounts.nodes ?? [];
  const openId = get('account');
  const place = nodes.findIndex(({ id }) => id === openId);
  const neighbours = { previous: nodes[place - 1]?.id ?? null, next: place < 0 ? null : (nodes[place + 1]?.id ?? null) };
  return { filter, query, nodes, openId, neighbours, size };
}
