import { categories } from '../../schema/values/catalogue/categories';
import { gradeTextsOf } from '../../schema/values/catalogue/grade-texts';
import { gradeNames, grades, isBetterGrade, parseGrade } from '../../schema/values/catalogue/grades';

it.each([
  ['A', 'A'],
  ['b', 'B'],
  [' grade c ', 'C'],
  ['Grade A', 'A'],
  ['বি', 'B'],
  ['এ গ্রেড', 'A'],
  ['গ্রেড সি', 'C'],
  ['D', null],
  ['AB', null],
  ['grade', null],
  ['', null],
])('%p is read as %p', (written, grade) => {
  expect(parseGrade(written)).toBe(grade);
});

it('A is better than B, and B than C', () => {
  expect(grades.toSorted((one, other) => (isBetterGrade(one, other) ? -1 : 1))).toEqual(['A', 'B', 'C']);
});

it('every category has three texts in both languages, no two of them the same', () => {
  for (const { slug } of [...categories, { slug: 'unknown' }]) {
    const texts = grades.flatMap((grade) => Object.values(gradeTextsOf(slug)[grade]));
    expect([slug, new Set(texts).size]).toEqual([slug, 6]);
  }
  expect(gradeTextsOf('rice')).not.toEqual(gradeTextsOf('potato'));
  expect(new Set(grades.flatMap((grade) => Object.values(gradeNames[grade]))).size).toBe(6);
});
