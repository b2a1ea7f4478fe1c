/** Hash of home's address that scrolls to the lucky card and focuses it. */
export const luckyAnchorId = '#lucky';
export const luckyAnchor = `/home${luckyAnchorId}`;
