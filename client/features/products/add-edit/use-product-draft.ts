import { useMemo } from 'react';
import type { Draft } from '../../../platform/device/draft-store';
import { useDraft } from '../../../platform/drafts/use-draft';
import type { FoundDraft } from '../../../platform/drafts/use-draft';
import type { FormImages } from '../../../widgets/image-picker/use-images';
import { emptyProduct } from './product-values';
import type { ProductValues } from './product-values';

interface ProductForm {
  readonly values: ProductValues;
  readonly dirty: boolean;
  readonly enter: (values: ProductValues) => void;
}

interface ProductDraft extends Omit<FoundDraft, 'resume'> {
  /** Puts fields and images back; returns the draft, whose values may hold more than the fields. */
  readonly resume: () => Draft | null;
  /** Names the found draft by its product's name. */
  readonly about: string;
}

/** Only what the form knows, and only texts: a draft may be of an older version of the page. */
function fieldsOf(draft: Draft): ProductValues {
  const names = Object.keys(emptyProduct).filter((name) => typeof draft.values[name] === 'string');
  return { ...emptyProduct, ...Object.fromEntries(names.map((name) => [name, draft.values[name]])) };
}

/** The draft of a product form: its fields, its images, and for an edit the version it began from. */
export function useProductDraft(name: string, form: ProductForm, images: FormImages, version?: number): ProductDraft {
  const values = useMemo(() => ({ ...form.values, ...(version !== undefined && { version }) }), [form.values, version]);
  const draft = useDraft({ form: name, values, files: images.stored, dirty: form.dirty });
  const { earlier } = draft;
  return {
    ...draft,
    about: earlier ? fieldsOf(earlier).name : '',
    resume: () => {
      if (!earlier) return null;
      form.enter({ ...fieldsOf(earlier), imageIds: images.restore(earlier.files) });
      draft.resume();
      return earlier;
    },
  };
}
