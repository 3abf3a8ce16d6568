import { useId } from 'react';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  hint?: string;
  /** `group` where the section is one choice of several. */
  role?: 'region' | 'group';
  children: ReactNode;
}

/** One panel of the settings: its heading names it for screen readers too. */
export function SettingsSection({ title, hint, role = 'region', children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section className="panel settings-section" role={role} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {hint && <p className="settings-hint">{hint}</p>}
      {children}
    </section>
  );
}
