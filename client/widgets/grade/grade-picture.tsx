import type { Grade } from '../../../schema/values/catalogue/grades';
import './grade.css';

interface Fruit {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** A darker one, where colours differ. */
  readonly isDark?: boolean;
  readonly marks?: number;
}

const row = (y: number, radii: readonly number[]): Fruit[] => radii.map((r, at) => ({ x: 14 + at * 22, y, r }));

/** Six fruits: even and spotless, with small differences, uneven with marks. */
const fruits: Readonly<Record<Grade, readonly Fruit[]>> = {
  A: [...row(14, [9, 9, 9]), ...row(36, [9, 9, 9])],
  B: [...row(14, [9, 8, 9]), ...row(36, [8, 9, 8])].map((one, at) => ({ ...one, isDark: at === 2, marks: at === 4 ? 1 : 0 })),
  C: [...row(14, [9, 6, 8]), ...row(36, [7, 9, 5])].map((one, at) => ({ ...one, isDark: at % 2 === 1, marks: at % 3 })),
};

const spots = [
  [-0.3, -0.2],
  [0.35, 0.3],
] as const;

/** A drawing of what a grade means; the text beside it says the same. */
export function GradePicture({ grade }: { grade: Grade }) {
  return (
    <svg className="grade-picture" viewBox="0 0 72 50" aria-hidden>
      {fruits[grade].map(({ x, y, r, isDark, marks = 0 }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill={isDark ? '#b86b1f' : '#e79a34'} stroke="#8a4b0a" />
          <path d={`M${x} ${y - r}q1 -3 4 -3`} fill="none" stroke="#1f743a" strokeWidth={2} />
          {spots.slice(0, marks).map(([dx, dy]) => (
            <circle key={dx} cx={x + dx * r} cy={y + dy * r} r={r / 4} fill="#5a2d0c" />
          ))}
        </g>
      ))}
    </svg>
  );
}
