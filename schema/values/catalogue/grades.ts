/** Grades of products: A is the best. Their texts by category are apart, in grade-texts.ts. */
import type { Language } from '../accounts/roles';

export const Grade = { A: 'A', B: 'B', C: 'C' } as const;
export type Grade = (typeof Grade)[keyof typeof Grade];
export const grades = Object.values(Grade);

/** A seller or an inspector gives a product its grade. */
export const GradedBy = { SELLER: 'SELLER', INSPECTOR: 'INSPECTOR' } as const;
export type GradedBy = (typeof GradedBy)[keyof typeof GradedBy];

export const gradeNames: Readonly<Record<Grade, Readonly<Record<Language, string>>>> = {
  A: { en: 'Grade A', bn: 'গ্রেড এ' },
  B: { en: 'Grade B', bn: 'গ্রেড বি' },
  C: { en: 'Grade C', bn: 'গ্রেড সি' },
};

/** A text that is no grade stays as it is. */
export function gradeText(text: string, language: Language): string {
  const grade = grades.find((one) => one === text);
  return grade ? gradeNames[grade][language] : text;
}

export const isBetterGrade = (one: Grade, other: Grade): boolean => one < other;

/** As people write it: `a`, `Grade A`, `এ গ্রেড`; null for anything else. */
export function parseGrade(text: string): Grade | null {
  const words = text.trim().toUpperCase().split(/\s+/);
  const [letter, ...others] = words.filter((word) => word !== 'GRADE' && word !== 'গ্রেড');
  if (others.length > 0) return null;
  return grades.find((grade) => letter === grade || `গ্রেড ${letter}` === gradeNames[grade].bn) ?? null;
}
