import { basketTitleRules } from '../../../schema/rules/orders/basket.rules';
import { limits } from '../../../schema/values/limits';
import { useRenameSharedBasketMutation } from '../../generated/graphql';
import type { Basket_SharedBasketFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { messages } from './baskets.messages';

interface BasketTitleDialogProps {
  basket: Pick<Basket_SharedBasketFragment, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks the organiser for the title of an open basket. An empty text removes the title. */
export function BasketTitleDialog({ basket: { id, title }, onClose }: BasketTitleDialogProps) {
  const t = useMessages(messages);
  const [rename] = useAppMutation(useRenameSharedBasketMutation);
  const form = useRulesForm({
    rules: basketTitleRules,
    initialValues: { title: title ?? '' },
    submit: async (values) => {
      const { failure } = await rename({ variables: { id, title: values.title }, refetchQueries: ['SharedBaskets'] });
      if (failure) return failure;
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} place="sheet" title={t('editTitle')}>
      <RulesForm form={form} label={t('editTitle')}>
        <div className="form-column">
          <ErrorSummary />
          <BasketTitleField />
          <SubmitButton busyLabel={t('savingTitle')}>{t('saveTitle')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}

export function BasketTitleField() {
  const t = useMessages(messages);
  return <TextField name="title" label={t('basketTitle')} hint={t('basketTitleHint')} maxLength={limits.basketTitleLength} counted />;
}
