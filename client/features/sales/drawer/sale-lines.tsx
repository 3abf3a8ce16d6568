import { gradeNames } from '../../../../schema/values/catalogue/grades';
import type { SaleDetail_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { LineLots } from '../../../widgets/lots/line-lots';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';

/** Lists the sold lines, with the ordered quantity where it differs and the weight where a line was weighed. */
export function SaleLines({ lines }: Pick<SaleDetail_OrderFragment, 'lines'>) {
  const texts = useMessages(orderTexts);
  const format = useFormat();
  return (
    <ul className="sale-lines">
      {lines.map((line) => (
        <li key={line.id} className="cell-product">
          <ResponsiveImage image={line.image} alt="" sizes="56px" />
          <span>
            <span className="sale-name">{line.productName}</span>
            <span className="caption">
              {format.quantity(line.quantity, line.unit, line.customUnitNote)} ×{' '}
              {format.price(line.unitPrice, line.unit, line.customUnitNote)} = {format.money(line.lineTotal)}
            </span>
            <LineLots line={line} />
            {line.grade && <span className="caption">{gradeNames[line.grade][format.language]}</span>}
            {line.orderedQuantity !== line.quantity && (
              <span className="caption">
                {texts('orderedWas', { quantity: format.quantity(line.orderedQuantity, line.unit, line.customUnitNote) })}
              </span>
            )}
            {line.weighedKg && <span className="caption">{texts('weighed', { kg: format.number(line.weighedKg) })}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
