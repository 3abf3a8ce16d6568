import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { trackOrderRules } from '../../../schema/rules/orders/track-order.rules';
import { DeliveryMethod } from '../../../schema/values/orders/orders';
import { useTrackOrderLazyQuery } from '../../generated/graphql';
import type { TrackOrderQuery } from '../../generated/graphql';
import { readError } from '../../platform/apollo/read-error';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Page } from '../../ui/layout/page';
import { useDeliveryTime } from '../../widgets/delivery/use-delivery-time';
import { messages } from './tracking.messages';

type Tracked = NonNullable<TrackOrderQuery['trackOrder']>;

/**
 * `/track` and `/t/:number`: states and expected day of an order, for who has its number and the end of the phone
 * number.
 */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const { number = '' } = useParams();
  const [read] = useTrackOrderLazyQuery({ fetchPolicy: 'no-cache' });
  const [tracked, setTracked] = useState<Tracked | 'nothing' | null>(null);
  const form = useRulesForm({
    rules: trackOrderRules,
    initialValues: { trackingNumber: format.digits(number), phoneDigits: '' },
    submit: async (variables) => {
      setTracked(null);
      const { data, error } = await read({ variables });
      if (error) return readError(error);
      setTracked(data?.trackOrder ?? 'nothing');
      return null;
    },
  });
  return (
    <Page title={t('title')} lead={t('lead')} width="form">
      <RulesForm form={form} label={t('form')}>
        <div className="form-column">
          <ErrorSummary />
          <TextField name="trackingNumber" label={t('number')} hint={t('numberHint')} required />
          <TextField name="phoneDigits" label={t('digits')} digits="name" autoComplete="off" required />
          <SubmitButton busyLabel={t('searching')}>{t('show')}</SubmitButton>
        </div>
      </RulesForm>
      <div aria-live="polite">
        {tracked === 'nothing' && (
          <Alert tone="warning" title={t('missing')}>
            {t('missingText')}
          </Alert>
        )}
        {tracked !== null && tracked !== 'nothing' && <TrackedState order={tracked} />}
      </div>
    </Page>
  );
}

function TrackedState({ order }: { order: Tracked }) {
  const t = useMessages(messages);
  const format = useFormat();
  const expected = useDeliveryTime()(order) || (order.expectedDay && format.date(order.expectedDay));
  const isPickup = order.deliveryMethod === DeliveryMethod.PICKUP;
  const label = (state: Tracked['state']) => (isPickup && state === 'SHIPPED' ? t('pickup') : t(state));
  return (
    <section className="panel" aria-labelledby="tracked-title">
      <h2 id="tracked-title">
        {format.digits(order.trackingNumber)}: {label(order.state)}
      </h2>
      {expected && <p>{t('expected', { day: expected })}</p>}
      <h3>{t('steps')}</h3>
      <ol className="form-column">
        {order.steps.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            {label(state)} · {format.dateTime(at)}
          </li>
        ))}
      </ol>
    </section>
  );
}
