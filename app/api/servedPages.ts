/** Which page versions the API still serves, as reported by its responses (ENTRY-17). */
export interface ServedPages {
  /** Oldest page version still served; 0 until a response has reported one. */
  oldest: number;
  /** Called when `oldest` has changed. Set late in the start, by the code that checks for a new version. */
  changed?: () => void;
  /** Reads the header of a response; a value that is not a number is ignored. */
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
