/** Which pages the API still serves, as its answers say (ENTRY-17). */
export interface ServedPages {
  /** The oldest of them; 0 until an answer has said so. */
  oldest: number;
  /** Called when that changed. Set by who looks at it, late in the start. */
  changed?: () => void;
  /** Takes the header of an answer; anything that is no number is passed over. */
  learn(said: string | null): void;
}

export const createServedPages = (): ServedPages => ({
  oldest: 0,
  learn(said) {
    const oldest = Number(said);
    if (!(oldest > this.oldest)) return;
    this.oldest = oldest;
    this.changed?.();
  },
});
