/** Hashes of home's address that scroll to a part of it and focus it: the lucky card, the task that comes next. */
export const luckyAnchorId = '#lucky';
export const tasksAnchorId = '#tasks';
export const luckyAnchor = `/home${luckyAnchorId}`;
export const tasksAnchor = `/home${tasksAnchorId}`;
