import { limits } from '../../../../schema/values/limits';
import { savesData } from '../../../platform/device/data-saver';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { ButtonLink } from '../../../ui/buttons/button';
import { Carousel } from '../../../ui/images/carousel';
import { messages } from '../storefront.messages';

const slides = [
  { image: 'field', title: 'hero1', text: 'hero1Text' },
  { image: 'market', title: 'hero2', text: 'hero2Text' },
  { image: 'river', title: 'hero3', text: 'hero3Text' },
  { image: 'harvest', title: 'hero4', text: 'hero4Text' },
] as const;

const heroFile = (image: string, width: number) => `/art/hero-${image}-${width}.webp`;

/** Four slides, every 2.5 s; the carousel itself stops on hover, focus, a hidden tab and for less motion. */
export function HeroCarousel() {
  const t = useMessages(messages);
  return (
    <div className="home-hero">
      <Carousel
        label={t('heroLabel')}
        every={limits.heroAutoplayMs}
        slides={slides.map((slide, index) => ({
          key: slide.image,
          content: (
            <div className="hero">
              <img
                src={heroFile(slide.image, 640)}
                srcSet={savesData() ? undefined : [640, 750, 1280].map((width) => `${heroFile(slide.image, width)} ${width}w`).join(', ')}
                sizes="(min-width: 1280px) 1232px, 100vw"
                width={1280}
                height={512}
                alt=""
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'low'}
              />
              <div className="hero-words">
                <p className="hero-title">{t(slide.title)}</p>
                <p>{t(slide.text)}</p>
                <ButtonLink to={paths.search()} size="lg">
                  {t('heroAction')}
                </ButtonLink>
              </div>
            </div>
          ),
        }))}
      />
    </div>
  );
}
