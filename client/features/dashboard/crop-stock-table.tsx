import type { TraderHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './trader.messages';

/** Shows the trader's stock by category, in kilograms and value. */
export function CropStockTable({ stock }: { stock: TraderHomeQuery['traderDashboard']['stock'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <div className="panel crop-stock">
      <h2 className="chart-title">{t('stockTitle')}</h2>
      {stock.length === 0 ? (
        <p>{t('stockEmpty')}</p>
      ) : (
        <div className="table-scroll" role="region" tabIndex={0} aria-label={t('stockTitle')}>
          <table className="data-table">
            <caption className="visually-hidden">{t('stockTitle')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('kind')}</th>
                <th scope="col" data-number>
                  {t('kilograms')}
                </th>
                <th scope="col" data-number>
                  {t('value')}
                </th>
              </tr>
            </thead>
            <tbody>
              {stock.map(({ category, kilograms, value }) => (
                <tr key={category.slug}>
                  <th scope="row">{format.name(category)}</th>
                  <td data-number>{format.number(kilograms)}</td>
                  <td data-number>{format.amount(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
