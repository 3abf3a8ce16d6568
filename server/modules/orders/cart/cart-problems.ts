/**
 * Every problem of the lines that a request names, each with its place in the input: what a quote shows and a purchase
 * is rejected for. Pure.
 */
import { problemField, type ProblemKind } from '../../../../schema/values/api/error-details';
import type { ErrorProblem } from '../../../platform/errors/app-error';
import type { Cart } from '../pricing/cart.types';
import type { AddedLine, PricedLine } from '../pricing/price-cart';

/** `lines[0].quantity` */
export function problemPath(index: number, kind: ProblemKind): string {
  return `lines[${index}].${problemField[kind]}`;
}

/**
 * In the order of the lines. A product that is not among the priced lines does not exist for this buyer: it is
 * unavailable, whatever the reason.
 */
export function problemsOfLines(wanted: readonly AddedLine[], priced: readonly PricedLine[]): ErrorProblem[] {
  const problemsByProduct = new Map(priced.map(({ item, line }) => [item.productId, line.problems]));
  return wanted.flatMap(({ productId, index }) => {
    const problems = problemsByProduct.get(productId) ?? [{ kind: 'UNAVAILABLE' as const, value: null }];
    return problems.map(({ kind, value }) => ({ path: problemPath(index, kind), productId, kind, value }));
  });
}

/** The cart with these problems in place of those that know no path. */
export function withProblems(cart: Cart, problems: Cart['problems']): Cart {
  const of = (id: string) => problems.filter(({ productId }) => productId === id);
  const groups = cart.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, problems: of(line.id) })) }));
  return { ...cart, groups, problems };
}
