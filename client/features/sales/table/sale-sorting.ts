import { OrderProgress } from '../../../../schema/values/orders/orders';
import { OrderSort } from '../../../../schema/values/api/sort-options';
import type { UrlChange, UrlState } from '../../../platform/router/use-url-state';

/**
 * The sort menu of List Of Orders. A status choice and an order choice combine; a second of the same kind takes the
 * place of the first. The address stores them in the order they were chosen: `?sort=done,highestQuantity`.
 */
export const saleChoices = [
  { value: 'latest', label: 'sortLatest', sort: OrderSort.LATEST },
  { value: 'done', label: 'sortDone', progress: OrderProgress.DONE },
  { value: 'pending', label: 'sortPending', progress: OrderProgress.PENDING },
  { value: 'highestQuantity', label: 'sortHighestQuantity', sort: OrderSort.HIGHEST_QUANTITY },
] as const;
export type SaleChoice = (typeof saleChoices)[number];

const isStatus = (choice: SaleChoice) => 'progress' in choice;

function readChoices(text: string): SaleChoice[] {
  const chosen: SaleChoice[] = [];
  for (const wanted of text.split(',')) {
    const choice = saleChoices.find(({ value }) => value === wanted);
    if (choice && !chosen.some((one) => isStatus(one) === isStatus(choice))) chosen.push(choice);
  }
  return chosen;
}

function withChoice(chosen: readonly SaleChoice[], choice: SaleChoice): SaleChoice[] {
  return [...chosen.filter((one) => isStatus(one) !== isStatus(choice)), choice];
}

/** Without Done and Pending. */
export const orderChoices = (chosen: readonly SaleChoice[]): SaleChoice[] => chosen.filter((one) => !isStatus(one));

export const writeChoices = (chosen: readonly SaleChoice[]): string => chosen.map(({ value }) => value).join(',');

export const progressOf = (chosen: readonly SaleChoice[]): OrderProgress | null =>
  chosen.flatMap((one) => ('progress' in one ? [one.progress] : []))[0] ?? null;

export const sortOf = (chosen: readonly SaleChoice[]): OrderSort =>
  chosen.flatMap((one) => ('sort' in one ? [one.sort] : []))[0] ?? OrderSort.LATEST;

export interface SaleSorting {
  readonly chosen: readonly SaleChoice[];
  readonly choose: (choice: SaleChoice) => void;
  readonly remove: (choice: SaleChoice) => void;
}

export function saleSorting(url: UrlState): SaleSorting {
  const chosen = readChoices(url.get('sort'));
  const write = (next: readonly SaleChoice[]): UrlChange => ({ sort: writeChoices(next) });
  return {
    chosen,
    // Done and Pending are states as the chips are: the last choice counts
    choose: (choice) => url.set({ ...write(withChoice(chosen, choice)), ...(isStatus(choice) && { status: null }) }),
    remove: (choice) => url.set(write(chosen.filter((one) => one !== choice))),
  };
}
