import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useForm } from '../../../platform/forms/form-context';

interface TermsFoldProps {
  title: string;
  /** Says in a few words what is set inside. */
  summary: string;
  /** The fields inside. An error of one of them opens the fold. */
  fields: readonly string[];
  children: ReactNode;
}

/** A part of the delivery terms that few sellers change: one line that opens. */
export function TermsFold({ title, summary, fields, children }: TermsFoldProps) {
  const { errors } = useForm();
  const [chosen, setChosen] = useState(false);
  const isOpen = chosen || fields.some((name) => errors[name]);
  return (
    <details className="terms-fold" open={isOpen} onToggle={({ currentTarget }) => setChosen(currentTarget.open)}>
      <summary>
        <span className="terms-fold-title">{title}</span>
        <span className="caption">{summary}</span>
        <ChevronDown aria-hidden />
      </summary>
      {isOpen && <div className="terms-fold-body">{children}</div>}
    </details>
  );
}
