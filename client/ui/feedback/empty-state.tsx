import type { ReactNode } from 'react';
import { PackageOpen } from 'lucide-react';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** One primary button at most. */
  action?: ReactNode;
  icon?: ReactNode;
}

export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <div className="empty">
      {icon ?? <PackageOpen aria-hidden />}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
