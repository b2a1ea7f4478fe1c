/** Home's address with the mark that leads to the lucky card: it is scrolled to and focused. */
export const luckyAnchorId = '#lucky';
export const luckyAnchor = `/home${luckyAnchorId}`;
