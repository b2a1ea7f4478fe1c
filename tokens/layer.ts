/** `z-index` values, lowest layer first. */
export const layer = { raised: 1, bar: 10, float: 20, dialog: 30, toast: 40 } as const;
