/** A part of the screen, px from its upper left corner. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Between a reward and what it keeps clear of, and between it and the edges of the screen, px. */
const gap = 4;
/** Where it ends by itself, as a part of the screen's height: the lower third. */
const endsAt = 0.78;

/**
 * Where a reward stands (EARN-1): in the lower third, or as near to that as it covers nothing of `clear`.
 * @param toast its width and where that begins, and its height, px
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
 * What a reward keeps clear of: everything that can be pressed or typed into, the balance among it, and what paid it.
 * @param paidBy selector of what paid it
 */
export const pressable = (document: Document, paidBy = 'button'): DOMRect[] =>
  [...document.querySelectorAll(`a,button,input,textarea,${paidBy}`)].map((node) => node.getBoundingClientRect());
