import type { Locale } from '@tally/contract/market/codes';

/** The part of a story in a picture: the whole page, or one screen of a phone or a desktop. */
export type Frame = 'page' | 'phone' | 'desktop';

/**
 * Languages in which a story is photographed: all, or only the first if its texts are in other pictures or not part of
 * the product, or those of operators' pages ({@link operatorLocales}), or those of the markets that have what it shows.
 */
export type PictureLanguages = 'all' | 'first' | 'operators' | readonly Locale[];

/**
 * The languages of most operators. A page with the longest words is photographed in Portuguese too, where they are
 * longest.
 */
const operatorLocales: readonly Locale[] = ['en', 'id'];

/**
 * Type of `parameters.picture`, with which a story overrides the defaults of {@link framesOf} and {@link languagesOf}.
 */
export interface PictureParameter {
  /** List `phone` first: taking the whole page loses the scroll position that a `play` function has set. */
  frames?: readonly Frame[];
  languages?: PictureLanguages;
}

/**
 * Parameters for a screen's story that has a floating element and whose content below the fold is in no other picture.
 */
export const wholePage = { picture: { frames: ['phone', 'page'] } } satisfies { picture: PictureParameter };

/**
 * What covers the page of a story: `modal`: a dialog; `floating`: an element that leaves the page usable (a toast, bar
 * or button).
 */
export type Overlay = 'none' | 'floating' | 'modal';

/** Sizes of pictures of one screen, in CSS px. */
export const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

const isScreen = (title: string) => /^(Screens|Flows)\//.test(title);

/**
 * The pictures to take of a story. A component is photographed whole. A screen with something over it (a dialog, toast
 * or bar) is photographed as one screen of a phone: the content below the fold is in the pictures of other stories, or
 * see {@link wholePage}.
 *
 * @param title the story's title; its first part says what kind of story it is
 */
export function framesOf(title: string, overlay: Overlay, parameter?: PictureParameter): readonly Frame[] {
  if (parameter?.frames) return parameter.frames;
  return isScreen(title) && overlay !== 'none' ? ['phone'] : ['page'];
}

/**
 * The languages in which a story is photographed. A screen with a dialog is photographed in the first one only, since
 * each dialog has its own story in all of them; so are the tokens, whose names are code.
 *
 * @param title the story's title; its first part says what kind of story it is
 */
export function languagesOf(title: string, overlay: Overlay, parameter?: PictureParameter): PictureLanguages {
  if (parameter?.languages) return parameter.languages;
  return title.startsWith('Tokens/') || (isScreen(title) && overlay === 'modal') ? 'first' : 'all';
}

/** Whether a story is photographed in a language. */
export function isPhotographedIn(languages: PictureLanguages, locale: Locale, first: Locale): boolean {
  if (languages === 'all') return true;
  if (languages === 'first') return locale === first;
  return (languages === 'operators' ? operatorLocales : languages).includes(locale);
}
