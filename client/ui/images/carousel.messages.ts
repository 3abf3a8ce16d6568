import { defineMessages } from '../../platform/i18n/define-messages';

/** The texts of a carousel. */
export const messages = defineMessages('carousel', {
  en: {
    slides: 'Slides',
    carouselRole: 'carousel',
    slideRole: 'slide',
    slideOf: 'Slide {{number}} of {{count}}',
    nextSlide: 'Next slide',
    previousSlide: 'Previous slide',
    pauseSlides: 'Pause',
    playSlides: 'Play',
  },
  bn: {
    slides: 'স্লাইড',
    carouselRole: 'ক্যারোসেল',
    slideRole: 'স্লাইড',
    slideOf: '{{count}}টির মধ্যে {{number}} নম্বর স্লাইড',
    nextSlide: 'পরের স্লাইড',
    previousSlide: 'আগের স্লাইড',
    pauseSlides: 'থামান',
    playSlides: 'চালান',
  },
});
