import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';

interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  active?: boolean;
}

/** A choice that is on or off. */
export function Chip({ children, icon, active = false, onClick }: ChipProps & { onClick: () => void }) {
  return (
    <button type="button" className="chip" aria-pressed={active} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}

/** A choice that is an address (filters, tabs of a list): the page stays where it is. */
export function ChipLink({ children, icon, active = false, to }: ChipProps & { to: string }) {
  return (
    <Link className="chip" to={to} preventScrollReset aria-current={active ? 'true' : undefined}>
      {icon}
      {children}
    </Link>
  );
}

/** An active filter; `label` names what pressing does: 'Remove filter Potato'. */
export function RemovableChip({ children, label, onRemove }: { children: ReactNode; label: string; onRemove: () => void }) {
  return (
    <button type="button" className="chip" data-active="true" aria-label={label} onClick={onRemove}>
      {children}
      <X aria-hidden />
    </button>
  );
}
