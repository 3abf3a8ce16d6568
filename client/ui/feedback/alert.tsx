import type { ReactNode, Ref } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

type AlertTone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

interface AlertProps {
  tone?: AlertTone;
  title?: string;
  /** h2 where the alert opens a section (error summary); else a plain line. */
  heading?: boolean;
  children?: ReactNode;
  /** `alert` is announced at once; null for what is on the page from the start. */
  role?: 'alert' | 'status' | null;
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  id?: string;
}

/** Shows information that a user must know or act on, in its place on the page. */
export function Alert({
  tone = 'info',
  title,
  heading = false,
  children,
  role = tone === 'error' ? 'alert' : 'status',
  action,
  ref,
  id,
}: AlertProps) {
  const Icon = icons[tone];
  const Title = heading ? 'h2' : 'p';
  return (
    <div ref={ref} id={id} className="alert" data-tone={tone} role={role ?? undefined} tabIndex={ref ? -1 : undefined}>
      <Icon aria-hidden />
      <div className="alert-body">
        {title && <Title className="alert-title">{title}</Title>}
        {children}
        {action && <div style={{ marginTop: 12 }}>{action}</div>}
      </div>
    </div>
  );
}
