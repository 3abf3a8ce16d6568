import type { ReactNode } from 'react';
import { Page, pageTitleId } from '../../ui/layout/page';

interface MessagePageProps {
  title: string;
  drawing?: ReactNode;
  children: ReactNode;
}

/** A screen with one message that shows the way on (404, 403, errors). */
export function MessagePage({ title, drawing, children }: MessagePageProps) {
  return (
    <Page title={title} ownHeading>
      <div className="message-page">
        {drawing}
        <h1 id={pageTitleId} tabIndex={-1} className="page-title">
          {title}
        </h1>
        {children}
      </div>
    </Page>
  );
}
