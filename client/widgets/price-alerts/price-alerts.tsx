import { priceAlertRules } from '../../../schema/rules/market/price-alert.rules';
import { findCategory } from '../../../schema/values/catalogue/categories';
import { AlertDirection } from '../../../schema/values/market/price-alerts';
import { useAddPriceAlertMutation, usePriceAlertsQuery, useRemovePriceAlertMutation } from '../../generated/graphql';
import type { PriceAlert_AlertFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import './price-alerts.css';
import { messages } from './price-alerts.messages';

interface PriceAlertsProps {
  categorySlug: string;
  /** Null for the whole country. */
  district: { readonly id: number; readonly nameEn: string; readonly nameBn: string } | null;
}

/** Alerts about the category and district of the page, and the list of all that the user has. */
export function PriceAlerts({ categorySlug, district }: PriceAlertsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const { data } = usePriceAlertsQuery({ fetchPolicy: 'cache-and-network' });
  const [add] = useAppMutation(useAddPriceAlertMutation);
  const category = findCategory(categorySlug)?.[format.language] ?? '';
  const form = useRulesForm({
    rules: priceAlertRules,
    initialValues: { categorySlug, direction: AlertDirection.ABOVE, price: '' },
    submit: async ({ direction, price }) => {
      const input = { categorySlug, districtId: district?.id ?? null, direction, price };
      const { failure } = await add({ variables: { input }, refetchQueries: ['PriceAlerts'] });
      if (failure) return failure;
      form.reset();
      toast.success(t('added'));
      return null;
    },
  });
  const alerts = data?.priceAlerts ?? [];
  return (
    <section className="panel" aria-labelledby="price-alerts">
      <h2 id="price-alerts">{t('title')}</h2>
      <p className="caption">{t('lead', { category, place: district ? format.name(district) : t('country') })}</p>
      <RulesForm form={form} label={t('title')} idPrefix="price-alert">
        <div className="form-column">
          <ErrorSummary />
          <RadioCards
            name="direction"
            label={t('direction')}
            required
            choices={Object.values(AlertDirection).map((value) => ({ value, label: t(value) }))}
          />
          <TextField name="price" label={t('price')} digits="amount" required />
          <SubmitButton busyLabel={t('adding')}>{t('add')}</SubmitButton>
        </div>
      </RulesForm>
      {alerts.length > 0 && (
        <div className="price-alert-list">
          <h3>{t('yours')}</h3>
          <ul className="row-cards">
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function AlertRow({ alert: { id, categorySlug, direction, price, isMet, district } }: { alert: PriceAlert_AlertFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [remove, { busy }] = useAppMutation(useRemovePriceAlertMutation);
  const category = findCategory(categorySlug)?.[format.language] ?? categorySlug;
  const place = district ? format.name(district) : t('country');
  return (
    <li className="row-card">
      <p>
        {t(`row${direction}`, { category, place, price: format.price(price, 'KG') })}
        {isMet && ` · ${t('met')}`}
      </p>
      <div className="row-card-actions">
        <Button
          look="outline"
          busy={busy}
          aria-label={t('removeOf', { category })}
          onClick={() => void remove({ variables: { id }, refetchQueries: ['PriceAlerts'] })}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
