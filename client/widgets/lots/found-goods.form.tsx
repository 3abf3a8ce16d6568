import { foundGoodsRules } from '../../../schema/rules/catalogue/lot.rules';
import { useStateFoundGoodsMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './lots.messages';

interface FoundGoodsFormProps {
  lineId: string;
  /** The quantity that was stated before. */
  foundQuantity: string | null;
  /** The most that can be there, with its unit. */
  most: string;
  /** The unit, beside the number. */
  unit: string;
  onDone?: () => void;
}

/** Asks how much of recalled goods is there and set aside. */
export function FoundGoodsForm({ lineId, foundQuantity, most, unit, onDone }: FoundGoodsFormProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [state] = useAppMutation(useStateFoundGoodsMutation);
  const form = useRulesForm({
    rules: foundGoodsRules,
    initialValues: { lineId, quantity: foundQuantity ?? '' },
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
        <SubmitButton busyLabel={t('sending')} full={false}>
          {t('foundSave')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}
