import type { ReactNode } from 'react';
import { CircleCheck, CircleX, Clock, Info, Tag } from 'lucide-react';

export type BadgeTone = 'good' | 'waiting' | 'bad' | 'info' | 'offer' | 'plain';

const icons = { good: CircleCheck, waiting: Clock, bad: CircleX, info: Info, offer: Tag, plain: null };

/** A state as text, with a sign and a colour: never the colour alone. */
export function StatusBadge({ tone, icon, children }: { tone: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className="badge" data-tone={tone}>
      {icon ?? (Icon && <Icon aria-hidden />)}
      {children}
    </span>
  );
}
