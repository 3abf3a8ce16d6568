import { useEffect, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../platform/language/use-language';
import type { Counted } from './menu-count';
import type { MenuGroup } from './menu-entry';
import { EntryCount, NavLinks } from './nav-links';

interface NavGroupsProps {
  groups: readonly MenuGroup[];
  onChosen?: (() => void) | undefined;
}

/**
 * Shows groups of entries, each under its heading; the group of the current page is open, the heading of a closed one
 * counts what waits in it.
 */
export function NavGroups({ groups, onChosen }: NavGroupsProps) {
  return groups.map((group) => <NavGroup key={group.label.en} group={group} onChosen={onChosen} />);
}

function NavGroup({ group: { label, entries }, onChosen }: { group: MenuGroup; onChosen?: (() => void) | undefined }) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const [open, setOpen] = useState(isHere);
  useEffect(() => {
    if (isHere) setOpen(true);
  }, [isHere]);
  return (
    <details className="nav-details" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="nav-link">
        <span>{label[language]}</span>
        {!open && <EntryCount counted={sumOf(entries.map(({ counted }) => counted))} />}
        <ChevronDown aria-hidden />
      </summary>
      <NavLinks entries={entries} onChosen={onChosen} />
    </details>
  );
}

/** Groups are the back office's, which counts its queues alone. */
function sumOf(counts: readonly (Counted | undefined)[]): Counted {
  return { of: 'queues', names: counts.flatMap((counted) => (counted?.of === 'queues' ? counted.names : [])) };
}
