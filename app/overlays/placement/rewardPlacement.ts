/** A rectangle on the screen, px from its upper left corner. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Minimum distance between a reward toast and the areas that it must not cover, and the edges of the screen, px. */
const gap = 4;
/** Default position of the toast's lower edge, as a fraction of the screen's height. */
const endsAt = 0.78;

/**
 * Vertical position of a reward toast (EARN-1): in the lower third, or as near to it as possible without covering any
 * of the areas `clear`.
 * @param toast its left and right edges and its height, px
 * @param room height of the screen, px
 * @returns px from the top of the screen
 */
export function rewardPlacement(
  { left, right, height }: Pick<Area, 'left' | 'right'> & { height: number },
  room: number,
  clear: readonly Area[],
): number {
  const wanted = room * endsAt - height;
  const beside = clear.filter((box) => box.left < right && box.right > left);
  const isFree = (at: number) => beside.every(({ top, bottom }) => bottom <= at || top >= at + height);
  const free = [wanted, ...beside.flatMap(({ top, bottom }) => [top - height - gap, bottom + gap])].filter(
    (at) => at >= gap && at + height <= room - gap && isFree(at),
  );
  return free.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
}

/**
 * Areas that a reward toast must not cover: everything that can be pressed or typed into, including the balance, and
 * the element that paid the reward.
 * @param paidBy selector of the element that paid the reward
 */
export const pressable = (document: Document, paidBy = 'button'): DOMRect[] =>
  [...document.querySelectorAll(`a,button,input,textarea,${paidBy}`)].map((node) => node.getBoundingClientRect());
