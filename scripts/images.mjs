/**
 * `npm run images`: makes the images of the README and of the operators' guide from approved pictures; those that are
 * not in the store are rendered. Makes app icon and share picture from the mark.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markFile, markSource, shareFile, shareSource } from './lib/brand/brandFiles.mjs';
import { drawImage, imageFolder, imageSources, sourcesFile } from './lib/docImages/docImages.mjs';
import { readLock } from './lib/pictures/lock.mjs';
import { root } from './lib/run.mjs';
import { lockFolder, pictureStore } from './lib/visual/paths.mjs';
import { renderMissing } from './lib/visual/renderMissing.mjs';

for (const [file, make] of Object.entries({ [markFile]: markSource, [shareFile]: shareSource })) {
  writeFileSync(path.join(root, file), await make());
  console.log(`Wrote ${file} from the mark.`);
}
const images = Object.entries(imageSources(readLock(lockFolder)));
await renderMissing(images.flatMap(([, sources]) => sources));
mkdirSync(imageFolder, { recursive: true });
for (const [file, sources] of images) {
  writeFileSync(path.join(imageFolder, file), await drawImage(file, sources, pictureStore));
  console.log(`Wrote ${path.relative(root, path.join(imageFolder, file))} from ${sources.length} approved pictures.`);
}
const used = images.map(([file, sources]) => [file, sources.map(({ picture, hash }) => ({ picture, hash }))]);
writeFileSync(sourcesFile, `${JSON.stringify(Object.fromEntries(used), null, 2)}\n`);
