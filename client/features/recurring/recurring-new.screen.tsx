import { useNavigate, useParams } from 'react-router-dom';
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { RECURRING_DAYS_AHEAD } from '../../../schema/rules/orders/recurring-days';
import { recurringOrderRules } from '../../../schema/rules/orders/recurring.rules';
import { RecurringRhythm } from '../../../schema/values/orders/recurring';
import { useCreateRecurringOrderMutation, useRecurringSourceQuery } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { TextLink } from '../../ui/buttons/text-link';
import { QueryState } from '../../ui/feedback/query-state';
import { DateField } from '../../ui/fields/date-field';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { Page } from '../../ui/layout/page';
import { messages } from './recurring.messages';

const WEEK_DAYS = 7;

/** `/orders/:id/recurring`: makes a placed order a recurring one. */
export function Component() {
  const t = useMessages(messages);
  const toast = useToast();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useRecurringSourceQuery({ variables: { id } });
  const [create] = useAppMutation(useCreateRecurringOrderMutation);
  const today = dayAt(new Date());
  const form = useRulesForm({
    rules: recurringOrderRules,
    initialValues: { orderId: id, rhythm: RecurringRhythm.WEEKLY, startsOn: addDays(today, WEEK_DAYS) },
    submit: async (input) => {
      const { data, failure } = await create({ variables: { input }, refetchQueries: ['RecurringOrders'] });
      if (failure) return failure;
      toast.success(t('created'));
      void navigate(paths.recurringOrder(data.createRecurringOrder.id));
      return null;
    },
  });
  return (
    <Page title={t('newTitle')} lead={t('newLead')} width="form">
      <QueryState query={query}>
        {({ order }) =>
          order && (
            <>
              <p>
                <TextLink to={paths.order(order.id)}>
                  {t('sameAs', { number: order.trackingNumber, names: order.lines.map(({ productName }) => productName).join(', ') })}
                </TextLink>
              </p>
              <RulesForm form={form} label={t('newTitle')}>
                <div className="form-column">
                  <ErrorSummary />
                  <RadioCards
                    name="rhythm"
                    label={t('rhythm')}
                    required
                    choices={Object.values(RecurringRhythm).map((value) => ({ value, label: t(value) }))}
                  />
                  <DateField
                    name="startsOn"
                    label={t('startsOn')}
                    hint={t('startsHint')}
                    min={addDays(today, 1)}
                    max={addDays(today, RECURRING_DAYS_AHEAD)}
                    required
                  />
                  <SubmitButton busyLabel={t('creating')}>{t('create')}</SubmitButton>
                </div>
              </RulesForm>
            </>
          )
        }
      </QueryState>
    </Page>
  );
}
