import { useId, useState } from 'react';
import type { GradedBy, Grade } from '../../../schema/values/catalogue/grades';
import { gradeNames } from '../../../schema/values/catalogue/grades';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { messages } from './grade.messages';

/** Read by a tap alone. */
const GradeGuide = lazyPart(async () => (await import('./grade-guide')).GradeGuide);

interface ProductGradeProps {
  product: {
    readonly grade: Grade | null;
    readonly gradedBy: GradedBy | null;
    readonly category: { readonly slug: string };
  };
}

/** The grade of a product and who gave it; a tap shows what the grades mean. Nothing where it has none. */
export function ProductGrade({ product: { grade, gradedBy, category } }: ProductGradeProps) {
  const t = useMessages(messages);
  const { language } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const guideId = useId();
  if (!grade || !gradedBy) return null;
  return (
    <section aria-labelledby="product-grade">
      <h2 id="product-grade">{t('title')}</h2>
      <p>
        <strong>{gradeNames[grade][language]}</strong> · {t(gradedBy)}
      </p>
      <Button look="plain" aria-expanded={isOpen} aria-controls={isOpen ? guideId : undefined} onClick={() => setOpen(!isOpen)}>
        {t('meaning')}
      </Button>
      {isOpen && (
        <div id={guideId}>
          <GradeGuide categorySlug={category.slug} />
        </div>
      )}
    </section>
  );
}
