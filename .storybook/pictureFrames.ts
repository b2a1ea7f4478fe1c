/** How much of a story is on a picture: the whole page, or what a phone shows at once. */
export type Frame = 'page' | 'phone';

/** The languages a story is photographed in: all, or the first where its words are on other pictures or not the product's. */
export type PictureLanguages = 'all' | 'first';

/** `parameters.picture` of a story, where the rules of {@link framesOf} and {@link languagesOf} do not say what matters on it. */
export interface PictureParameter {
  /** The phone first: where a play has scrolled to is lost when the whole page is shown. */
  frames?: readonly Frame[];
  languages?: PictureLanguages;
}

/** Parameters of a screen's story where something floats, and what lies below the fold is on no other picture. */
export const wholePage = { picture: { frames: ['phone', 'page'] } } satisfies { picture: PictureParameter };

/** What stands over the page of a story: a dialog, or something that leaves the page usable (a toast, bar or button). */
export type Overlay = 'none' | 'floating' | 'modal';

/** The phone a picture is taken on, in CSS px. */
export const phone = { width: 390, height: 844 } as const;

const isScreen = (title: string) => /^(Screens|Flows)\//.test(title);

/**
 * Which pictures are taken of a story. A component is photographed whole. A screen with something over it (a dialog, a
 * toast, a bar) is seen on a phone: what lies below the fold is on the pictures of other stories ({@link wholePage}).
 *
 * @param title of the story: what it is about is its first part
 */
export function framesOf(title: string, overlay: Overlay, parameter?: PictureParameter): readonly Frame[] {
  if (parameter?.frames) return parameter.frames;
  return isScreen(title) && overlay !== 'none' ? ['phone'] : ['page'];
}

/**
 * The languages pictures of a story are taken in. A dialog over a screen is photographed in the first one, since each
 * dialog has a story of its own in all of them; so are the tokens, whose names are code.
 *
 * @param title of the story: what it is about is its first part
 */
export function languagesOf(title: string, overlay: Overlay, parameter?: PictureParameter): PictureLanguages {
  if (parameter?.languages) return parameter.languages;
  return title.startsWith('Tokens/') || (isScreen(title) && overlay === 'modal') ? 'first' : 'all';
}

/** The file name of a picture, without folder and ending. */
export const pictureName = (storyId: string, frame: Frame): string =>
  frame === 'page' ? storyId : `${storyId}.${frame}`;
