import { describe, expect, it } from 'vitest';
import { chunkNames } from './chunks';
import { fillMarkers } from './fillMarkers';
import { startFiles, withoutScripts } from './shellPlugin';

describe('a build that does not find what it should change fails', () => {
  it.each(['<head></head>', '<!--head--><!--head-->'])('index.html without its marker, or with two: %s', (html) => {
    expect(() => fillMarkers(html, { '<!--head-->': '' })).toThrow('exactly once');
  });

  const names = ['startApp', 'routing', 'recoverStart', 'en.home', 'id.home', 'en_ph.home', 'pt_br.home'];
  const all = names.map((name) => `assets/${name}-AbC.js`);

  it('index.html names the files of the start', () => {
    expect(startFiles(all)).toEqual({
      startApp: '/assets/startApp-AbC.js',
      routing: '/assets/routing-AbC.js',
      recoverStart: '/assets/recoverStart-AbC.js',
      en: '/assets/en.home-AbC.js',
      id: '/assets/id.home-AbC.js',
      en_ph: '/assets/en_ph.home-AbC.js',
      pt_br: '/assets/pt_br.home-AbC.js',
    });
  });
  it.each(all)('a start without its file %s', (missing) => {
    expect(() => startFiles(all.filter((file) => file !== missing))).toThrow('The build has no');
  });

  it('a page whose app is not started by the page head alone', () => {
    const script = (name: string) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;
    expect(withoutScripts(`<p>${script('helpers')}${script('startApp')}`, '/assets/startApp.js')).toEqual({
      page: '<p>',
      imported: ['/assets/helpers.js'],
    });
    expect(() => withoutScripts(script('helpers'), '/assets/startApp.js')).toThrow('no script tag');
  });

  it('an app whose module the build does not have', () => {
    const others = { router: '/router.tsx', deferred: '/late.tsx', guests: '/guests.tsx', operators: [] };
    const nameOf = chunkNames({ start: '/moved.tsx', ...others });
    expect(() => nameOf('/a.ts', () => null)).toThrow('/moved.tsx');
  });
});
