import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useActing } from '../../platform/account/acting';
import { useSession } from '../../platform/session/use-session';
import { Footer } from '../menus/footer';
import { OfflineBanner } from '../offline/offline-banner';
import { SessionBanner } from '../session/session-banner';
import { TopBar } from '../menus/top-bar';
import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';

const BottomBar = lazyPart(async () => (await import('../menus/user-parts')).userParts.BottomBar, { missing: Nothing });

/** Only in a tab that acts for another. */
const ActingGate = lazyPart(async () => (await import('../acting/acting-parts')).ActingGate);

interface FrameProps {
  /** A side menu, on screens that have one. */
  side?: ReactNode;
  footer?: boolean;
  /** Tables use the whole width of a large screen. */
  wide?: boolean;
}

/** Top bar, the screen with what is beside it, the phone's bottom bar, footer. */
export function Frame({ side, footer = false, wide = false }: FrameProps) {
  const { role } = useSession();
  const isActing = useActing() !== null;
  useKeyboardClass();
  return (
    <div className={`frame ${role && role !== 'ADMIN' ? 'has-bottom-bar' : ''}`}>
      <TopBar wide={Boolean(side)} />
      <div className="frame-body">
        {side}
        <main id="content" className="main" data-wide={wide} tabIndex={-1}>
          <OfflineBanner />
          <SessionBanner />
          {isActing ? <ActingGate /> : <Outlet />}
        </main>
      </div>
      {footer && <Footer />}
      {role && <BottomBar role={role} />}
    </div>
  );
}

/** The bottom bar disappears while a phone's keyboard is open. */
function useKeyboardClass(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const onResize = () => {
      const typing = document.activeElement?.matches('input, textarea, select') ?? false;
      document.documentElement.classList.toggle(
        'keyboard-open',
        typing && viewport.height < window.screen.height * 0.7 && window.innerWidth < 1024,
      );
    };
    viewport.addEventListener('resize', onResize);
    return () => viewport.removeEventListener('resize', onResize);
  }, []);
}
