import { foundGoodsRules } from '../../../schema/rules/catalogue/lot.rules';
import { FoundGoodsOutcome } from '../../../schema/values/catalogue/lots';
import { useStateFoundGoodsMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './lots.messages';

interface FoundGoodsFormProps {
  lineId: string;
  /** The quantity that was stated before. */
  foundQuantity: string | null;
  /** The outcome that was stated before. */
  outcome: FoundGoodsOutcome | null;
  /** The most that can be there, with its unit. */
  most: string;
  /** The unit, beside the number. */
  unit: string;
  onDone?: () => void;
}

/** Asks how much of recalled goods was found, and what became of it. */
export function FoundGoodsForm({ lineId, foundQuantity, outcome, most, unit, onDone }: FoundGoodsFormProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [state] = useAppMutation(useStateFoundGoodsMutation);
  const choices = Object.values(FoundGoodsOutcome).map((value) => ({ value, label: t(value) }));
  const form = useRulesForm({
    rules: foundGoodsRules,
    initialValues: { lineId, quantity: foundQuantity ?? '', outcome: outcome ?? FoundGoodsOutcome.SET_ASIDE },
    submit: async (input) => {
      const { failure } = await state({ variables: { input } });
      if (failure) return failure;
      toast.success(t('foundSaved'));
      onDone?.();
      return null;
    },
  });
  return (
    <RulesForm form={form} label={t('foundLabel')}>
      <div className="form-column">
        <ErrorSummary />
        <TextField name="quantity" label={t('foundLabel')} hint={t('foundHint', { most })} digits="quantity" suffix={unit} required />
        <SelectField name="outcome" label={t('outcomeLabel')} choices={choices} placeholder={null} />
        <SubmitButton busyLabel={t('sending')} full={false}>
          {t('foundSave')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}
