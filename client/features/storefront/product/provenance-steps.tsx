import { Handshake, MapPin, Sprout } from 'lucide-react';
import { gradeNames } from '../../../../schema/values/catalogue/grades';
import { roleLabels } from '../../../../schema/values/accounts/roles';
import type { ProductPageQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { messages } from './product.messages';

type Steps = NonNullable<ProductPageQuery['product']>['provenance'];

/** From the field to the buyer: who grew the products and through whose hands they came, with places and days. */
export function ProvenanceSteps({ steps }: { steps: Steps }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section aria-labelledby="provenance-title">
      <h2 id="provenance-title">{t('provenance')}</h2>
      <ol className="provenance">
        {steps.map(({ position, name, role, upazila, district, harvestedFrom, harvestedUntil, grade, receivedOn }) => {
          const Icon = position === 0 ? Sprout : Handshake;
          const place = format.place([upazila, district]);
          return (
            <li key={position}>
              <Icon aria-hidden />
              <div>
                <p>
                  <strong data-own-text>{name}</strong> · {roleLabels[role][format.language]}
                </p>
                {place && (
                  <p className="caption">
                    <MapPin aria-hidden size={16} style={{ display: 'inline', verticalAlign: '-3px' }} /> {place}
                  </p>
                )}
                {harvestedFrom && harvestedUntil && (
                  <p className="caption">{t('harvested', { date: format.days(harvestedFrom, harvestedUntil) })}</p>
                )}
                {grade && <p className="caption">{gradeNames[grade][format.language]}</p>}
                {receivedOn && <p className="caption">{t('receivedOn', { date: format.date(receivedOn) })}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
