import { useEffect } from 'react';
import { sellPostTermsRules } from '../../../schema/rules/catalogue/sell-post.rules';
import type { SellPostTerms } from '../../../schema/rules/catalogue/sell-post.rules';
import { usePublishSellPostMutation, useSellPostTermsLazyQuery, useUpdateSellPostMutation } from '../../generated/graphql';
import type { SellPostProduct_ProductFragment, SellPostTerms_SellPostFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useNewerVersion } from '../../platform/forms/use-newer-version';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { NewerVersion } from '../../ui/feedback/newer-version';
import { SellPostPreview } from './sell-post-preview';
import { messages } from './sell-posts.messages';
import { TermsFields } from './terms-fields';
import { inputOf, startingTerms, termsOf } from './terms-values';
import type { TermsValues } from './terms-values';
import type { TypedTerms } from './typed-terms';

interface SellPostTermsFormProps {
  product: SellPostProduct_ProductFragment;
  /** The product's post, if it has one. */
  post: SellPostTerms_SellPostFragment | null;
  /** Terms that a new post starts with, if the product had a post before. */
  again: TermsValues | null;
  typed: TypedTerms;
  /** Publishes a new or paused post; else the terms of the post are saved. */
  publish: boolean;
  onDone: () => void;
}

/** Preview, terms and one button that stays in sight. */
export function SellPostTermsForm({ product, post, again, typed, publish, onDone }: SellPostTermsFormProps) {
  const t = useMessages(messages);
  const [publishPost] = useAppMutation(usePublishSellPostMutation);
  const [updatePost] = useAppMutation(useUpdateSellPostMutation);
  const [fetchTerms] = useSellPostTermsLazyQuery({ fetchPolicy: 'network-only' });
  const valuesOf = (stored: SellPostTerms_SellPostFragment | null) => (stored ? termsOf(stored) : (again ?? startingTerms(product.unit)));
  const newer = useNewerVersion({
    opened: post,
    valuesOf,
    fetchNewer: async () => (await fetchTerms({ variables: { productId: product.id } })).data?.myProduct?.sellPost ?? null,
  });
  const form = useRulesForm<TermsValues, SellPostTerms>({
    rules: sellPostTermsRules,
    initialValues: typed.of(product.id) ?? valuesOf(post),
    context: { unit: product.unit, price: product.regularPrice },
    submit: async (clean, values) => {
      const stored = newer.base;
      const input = inputOf(clean, values, stored);
      const { failure } =
        publish || !stored
          ? await publishPost({ variables: { input: { ...input, productId: product.id } } })
          : await updatePost({ variables: { id: stored.id, input, version: stored.version } });
      if (!failure) {
        typed.remove(product.id);
        onDone();
      }
      return publish ? failure : newer.noticed(failure);
    },
  });
  newer.attach(form);
  useEffect(() => {
    if (form.dirty) typed.store(product.id, form.values);
  }, [form.dirty, form.values, product.id, typed]);
  const label = t(publish ? 'newTitle' : 'editTitle');
  return (
    <RulesForm form={form} label={label} failureText={t('saveFailed')}>
      {newer.conflict && (
        <NewerVersion busy={newer.busy} failed={newer.failed} onKeep={() => void newer.keepMine()} onLoad={() => void newer.loadNewer()} />
      )}
      <ErrorSummary />
      <SellPostPreview product={product} />
      <TermsFields product={product} />
      <div className="sheet-foot">
        <SubmitButton busyLabel={t(publish ? 'publishing' : 'saving')} size="xl">
          {t(publish ? 'publish' : 'save')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}
