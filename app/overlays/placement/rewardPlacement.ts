/** A rectangle on the screen, px from its upper left corner. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies on the screen under a reward toast. */
export interface Surroundings {
  /** The row of the task that paid; undefined where it is not on the page, as for a reward that is paid later. */
  paidBy: Area | undefined;
  /** What is never covered: the balance, the next task, and everything that can be pressed or typed into. */
  clear: readonly Area[];
  /** What is covered only where there is no other room: tasks that can still be done, and the stamps of the others. */
  rather: readonly Area[];
}

/** Minimum distance between a reward toast and the areas that it must not cover, and the edges of the screen, px. */
const gap = 4;
/** Position of the lower edge of a toast without a row, as a fraction of the screen's height. */
const endsAt = 0.78;

/** How much of the areas a toast would cover, px². */
const covered = (toast: Area, areas: readonly Area[]): number => {
  const over = (from: number, to: number) => Math.max(0, to - from);
  return areas.reduce(
    (sum, { left, right, top, bottom }) =>
      sum +
      over(Math.max(left, toast.left), Math.min(right, toast.right)) *
        over(Math.max(top, toast.top), Math.min(bottom, toast.bottom)),
    0,
  );
};

/**
 * Vertical position of a reward toast (EARN-1): over the row that paid, which says nothing more once it is torn, or as
 * near to it as covers nothing of `clear`. A reward without a row stands in the lower third. Where there is no such
 * place at all, as little as possible is covered.
 * @param toast its left and right edges and its height, px
 * @param room height of the screen, px
 * @returns px from the top of the screen
 */
export function rewardPlacement(
  { left, right, height }: Pick<Area, 'left' | 'right'> & { height: number },
  room: number,
  { paidBy, clear, rather }: Surroundings,
): number {
  const wanted = paidBy ? (paidBy.top + paidBy.bottom - height) / 2 : room * endsAt - height;
  const costs = (at: number, areas: readonly Area[]) => covered({ left, right, top: at, bottom: at + height }, areas);
  const edges = [...clear, ...rather].flatMap(({ top, bottom }) => [top - height - gap, bottom + gap]);
  const places = [wanted, ...edges, gap, room - gap - height]
    .filter((at) => at >= gap && at + height <= room - gap)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  const free = (areas: readonly Area[]) => places.find((at) => costs(at, areas) === 0);
  const least = () => [...places].sort((a, b) => costs(a, clear) - costs(b, clear))[0];
  return free([...clear, ...rather]) ?? free(clear) ?? least() ?? wanted;
}

const areasOf = (document: Document, selector: string, but = 'head'): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((node) => !node.matches(but))
    .map((node) => node.getBoundingClientRect());

/** A stamp is a button too, which only says that the task is done for today. */
const stamp = '[data-tap^="task:"][data-state=finished] > button';

/**
 * What lies around a reward toast on the page.
 * @param paidBy selector of the row that paid
 */
export const surroundings = (document: Document, paidBy: string | undefined): Surroundings => ({
  paidBy: paidBy ? areasOf(document, paidBy)[0] : undefined,
  clear: areasOf(document, 'a,button,input,textarea,[data-tap=income],[data-next]', stamp),
  rather: areasOf(document, `[data-tap^="task:"]:not([data-state=finished]),${stamp}`),
});
