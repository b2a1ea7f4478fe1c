import { describe, expect, it } from 'vitest';
import { preloadedFiles } from './preloadedFiles';

const start = ['assets/rolldown-runtime-AbC.js', 'assets/startApp-AbC.js'];
const common = ['assets/pages-AbC.js', 'assets/shared-AbC.js', 'assets/steps-AbC.js', 'assets/routing-AbC.js'];

describe('files preloaded beside a dynamic import', () => {
  it.each(['assets/pageChunk-AbC.js', 'assets/operatorChunk-AbC.js', 'assets/deferredChunk-AbC.js'])(
    '%s: the common chunks',
    (file) => {
      expect(preloadedFiles(file, [file, ...start, ...common])).toEqual(common);
    },
  );

  it('a page: what it alone needs, because the common chunks are named by pageChunk', () => {
    const page = 'assets/TeamScreen-AbC.js';
    expect(preloadedFiles(page, [page, ...start, ...common, 'assets/Icon-AbC.js'])).toEqual(['assets/Icon-AbC.js']);
  });

  it('a style sheet is always named: a script does not load it by itself', () => {
    expect(preloadedFiles('assets/fonts-AbC.js', ['assets/fonts-AbC.js', 'assets/fonts-AbC.css'])).toEqual([
      'assets/fonts-AbC.css',
    ]);
  });
});
