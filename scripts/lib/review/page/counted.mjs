/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

export const countedPictures = (/** @type {number} */ count) => counted(count, 'picture', 'pictures');
export const countedStories = (/** @type {number} */ count) => counted(count, 'story', 'stories');
