/** Types for imports from TypeScript; documented in picture.mjs. */
export interface Picture {
  story: string;
  frame: string;
  locale: string;
}
export interface Look {
  width: number;
  height: number;
  hash: string;
}
export const hashPattern: RegExp;
export function keyOf(picture: Picture): string;
export function componentOf(story: string): string;
export function sameLook(a: Look, b: Look): boolean;
