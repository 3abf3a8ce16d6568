/** The path of a request as logs have it: without the token of a link, which would be as good as the link itself. */
import { inPattern } from '../../../schema/text/in-pattern';
import { DATA_EXPORT_PATH } from '../../../schema/values/accounts/data-export';
import { BASKET_PATH } from '../../../schema/values/orders/baskets';

const LONGEST = 200;
const LINKS = new RegExp(`^(${[DATA_EXPORT_PATH, BASKET_PATH].map(inPattern).join('|')})/.*`, 's');

export function maskedPath(path: string): string {
  return path.replace(LINKS, '$1/***').slice(0, LONGEST);
}
