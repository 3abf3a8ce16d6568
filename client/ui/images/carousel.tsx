import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useDataSaver } from '../../platform/device/data-saver';
import { useMessages } from '../../platform/i18n/use-messages';
import { IconButton } from '../buttons/button';
import { messages } from './carousel.messages';
import { useMediaQuery } from '../layout/use-media-query';

interface CarouselProps {
  label: string;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Milliseconds between slides; leave out for a carousel that only moves by hand. */
  every?: number;
}

/** While the tab is seen; null stops it. */
function useEvery(milliseconds: number | null, then: () => void): void {
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') latest.current();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}

/**
 * Slides one at a time. Moves by itself only while no one points at it, has the focus in it, has paused it, has the tab
 * hidden or asked for less motion or to spare data (WCAG 2.2.2). The slides not shown are inert, so their links cannot
 * be tabbed to.
 */
export function Carousel({ label, slides, every }: CarouselProps) {
  const t = useMessages(messages);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const sparing = useDataSaver();
  const [at, setAt] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const count = slides.length;
  const plays = every !== undefined && count > 1 && !calm && !sparing;
  const moving = plays && !stopped && !held;
  const startX = useRef<number | null>(null);

  useEvery(moving ? every : null, () => setAt((now) => (now + 1) % count));

  const go = (by: number) => setAt((now) => (now + by + count) % count);
  const swipe = (x: number) => {
    const moved = startX.current === null ? 0 : x - startX.current;
    startX.current = null;
    if (Math.abs(moved) > 40) go(moved < 0 ? 1 : -1);
  };
  return (
    <section className="carousel" aria-roledescription={t('carouselRole')} aria-label={label}>
      <div
        className="carousel-window"
        aria-live={moving ? 'off' : 'polite'}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onTouchStart={(event) => {
          startX.current = event.touches[0]?.clientX ?? null;
          setHeld(true);
        }}
        onTouchEnd={(event) => {
          swipe(event.changedTouches[0]?.clientX ?? 0);
          setHeld(false);
        }}
      >
        <div className="carousel-track" style={{ transform: `translateX(${-100 * at}%)` }}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              className="carousel-slide"
              role="group"
              aria-roledescription={t('slideRole')}
              aria-label={t('slideOf', { number: index + 1, count })}
              inert={index !== at}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className="carousel-tools">
          <IconButton label={t('previousSlide')} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          {plays && (
            <IconButton label={t(stopped ? 'playSlides' : 'pauseSlides')} onClick={() => setStopped(!stopped)}>
              {stopped ? <Play aria-hidden /> : <Pause aria-hidden />}
            </IconButton>
          )}
          <span className="carousel-dots" aria-hidden>
            {slides.map((slide, index) => (
              <span key={slide.key} data-on={index === at} />
            ))}
          </span>
          <IconButton label={t('nextSlide')} onClick={() => go(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      )}
    </section>
  );
}
