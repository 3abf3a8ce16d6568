import { gradeTextsOf } from '../../../../schema/values/catalogue/grade-texts';
import { gradeNames, grades } from '../../../../schema/values/catalogue/grades';
import { useForm } from '../../../platform/forms/form-context';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { GradePicture } from '../../../widgets/grade/grade-picture';
import { messages } from '../../../widgets/grade/grade.messages';

/** The grade, chosen by what each means for the category of the form. */
export function GradeField() {
  const t = useMessages(messages);
  const { language } = useFormat();
  const { categorySlug } = useForm().values;
  const texts = gradeTextsOf(typeof categorySlug === 'string' ? categorySlug : '');
  const choices = grades.map((grade) => ({
    value: grade,
    label: gradeNames[grade][language],
    text: texts[grade][language],
    icon: <GradePicture grade={grade} />,
  }));
  return (
    <RadioCards name="grade" label={t('title')} hint={t('hint')} columns={1} choices={[...choices, { value: '', label: t('none') }]} />
  );
}
