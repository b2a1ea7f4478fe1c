/** How much of a story is on a picture: the whole page, or what a phone shows at once. */
export type Frame = 'page' | 'phone';

/** `parameters.picture` of a story, where the rule of {@link framesOf} does not say what matters on it. */
export interface PictureParameter {
  /** The phone first: where a play has scrolled to is lost when the whole page is shown. */
  frames: readonly Frame[];
}

/** What stands over the page of a story: a dialog, or something that leaves the page usable (a toast, bar or button). */
export type Overlay = 'none' | 'floating' | 'modal';

/** The phone a picture is taken on, in CSS px. */
export const phone = { width: 390, height: 844 } as const;

/**
 * Which pictures are taken of a story. A component is photographed whole. On a screen, a dialog is seen on a phone, and
 * what it covers is on the pictures of other stories; with something floating, both the page and the phone matter.
 *
 * @param title of the story: what it is about is its first part
 */
export function framesOf(title: string, overlay: Overlay, parameter?: PictureParameter): readonly Frame[] {
  if (parameter) return parameter.frames;
  if (!/^(Screens|Flows)\//.test(title) || overlay === 'none') return ['page'];
  return overlay === 'modal' ? ['phone'] : ['phone', 'page'];
}

/** The file name of a picture, without folder and ending. */
export const pictureName = (storyId: string, frame: Frame): string =>
  frame === 'page' ? storyId : `${storyId}.${frame}`;
