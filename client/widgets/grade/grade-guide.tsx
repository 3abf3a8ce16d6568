import { gradeTextsOf } from '../../../schema/values/catalogue/grade-texts';
import { gradeNames, grades } from '../../../schema/values/catalogue/grades';
import { useFormat } from '../../platform/format';
import { GradePicture } from './grade-picture';

/** Explains each grade for the products of a category, with a drawing of each. */
export function GradeGuide({ categorySlug }: { categorySlug: string }) {
  const { language } = useFormat();
  const texts = gradeTextsOf(categorySlug);
  return (
    <ul className="grade-guide">
      {grades.map((grade) => (
        <li key={grade}>
          <GradePicture grade={grade} />
          <p>
            <strong>{gradeNames[grade][language]}</strong>
            <span className="caption">{texts[grade][language]}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
