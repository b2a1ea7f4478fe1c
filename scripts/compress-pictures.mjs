/** `npm run pictures:compress`: compresses the approved pictures that can become smaller without loss. */
import { compressPictures } from './lib/visual/approve.mjs';
import { approvedPictures } from './lib/visual/paths.mjs';

const { pictures, before, after } = await compressPictures(approvedPictures);
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`${pictures} pictures: ${megabytes(before)} before, ${megabytes(after)} now.`);
