import type { ReactNode } from 'react';
import '../../platform/theme/lists.css';

/** The rows of a list on a phone, each low enough that several are in sight. */
export function CompactCards({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <ul className="row-cards compact-cards" aria-label={caption}>
      {children}
    </ul>
  );
}

interface CompactCardProps {
  /** Name and state. */
  head: ReactNode;
  /** The figure that counts, and one button at the end. */
  foot: ReactNode;
  /** A line or two between them. */
  children: ReactNode;
}

export function CompactCard({ head, foot, children }: CompactCardProps) {
  return (
    <li className="row-card">
      <div className="compact-card-head">{head}</div>
      {children}
      <div className="compact-card-foot">{foot}</div>
    </li>
  );
}
