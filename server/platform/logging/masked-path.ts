/** The path of a request as logs have it: without the token of a link, which would be as good as the link itself. */
import { DATA_EXPORT_PATH } from '../../../schema/values/accounts/data-export';

const LONGEST = 200;
const LINKS = new RegExp(`^${DATA_EXPORT_PATH}/.*`, 's');

export function maskedPath(path: string): string {
  return path.replace(LINKS, `${DATA_EXPORT_PATH}/***`).slice(0, LONGEST);
}
