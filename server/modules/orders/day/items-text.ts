/** Products and quantities of an order as text, in the files of a seller's day. */
import type { Language } from '../../../../schema/values/accounts/roles';
import { unitText } from '../../../../schema/values/catalogue/unit-text';
import { textFor } from '../../../../schema/values/catalogue/product-text';
import type { OrderLine } from '../orders/order-line.entity';

/** 'Potato 2.5 KG' and 'আলু 2.5 কেজি' of the same line. */
export function itemText(line: OrderLine, language: Language): string {
  return `${textFor(language, line.productName, line.secondName)} ${line.quantity} ${unitText(line, language)}`;
}

/** 'Potato 2.5 KG; Onion 4 KG'; what was taken out of the order is left out. */
export function itemsText(lines: readonly OrderLine[], language: Language): string {
  const wanted = lines.filter(({ quantity }) => Number(quantity) > 0);
  return wanted.map((line) => itemText(line, language)).join('; ');
}
