import { describe, expect, it } from 'vitest';
import { chunkNames } from './chunks';
import { fillMarkers } from './fillMarkers';
import { startFiles, withoutScripts } from './shellPlugin';

describe('a build that does not find what it should change fails', () => {
  it.each(['<head></head>', '<!--head--><!--head-->'])('index.html without its marker, or with two: %s', (html) => {
    expect(() => fillMarkers(html, { '<!--head-->': '' })).toThrow('exactly once');
  });

  const chunk = (name: string, facadeModuleId: string | null = null) =>
    [name, { type: 'chunk', name, fileName: `assets/${name}.js`, facadeModuleId }] as const;
  const all = [
    chunk('firstPaint'),
    chunk('startApp'),
    chunk('routing'),
    ...['en', 'id', 'en_ph', 'pt_br'].map((code) => chunk(code, `/locales/${code}/home.json`)),
  ];

  it('index.html names the files of the start', () => {
    expect(startFiles(Object.fromEntries(all))).toEqual({
      firstPaint: '/assets/firstPaint.js',
      startApp: '/assets/startApp.js',
      routing: '/assets/routing.js',
      en: '/assets/en.js',
      id: '/assets/id.js',
      en_ph: '/assets/en_ph.js',
      pt_br: '/assets/pt_br.js',
    });
  });
  it.each(all.map(([name]) => name))('a start without its file %s', (missing) => {
    expect(() => startFiles(Object.fromEntries(all.filter(([name]) => name !== missing)))).toThrow('The build has no');
  });

  it('a page whose first phase is not started by the page head alone', () => {
    const script = (name: string) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;
    expect(withoutScripts(`<p>${script('helpers')}${script('firstPaint')}`, '/assets/firstPaint.js')).toEqual({
      page: '<p>',
      imported: ['/assets/helpers.js'],
    });
    expect(() => withoutScripts(script('helpers'), '/assets/firstPaint.js')).toThrow('no script tag');
  });

  it('a phase whose module the build does not have', () => {
    const others = { router: '/router.tsx', deferred: '/late.tsx', guests: '/guests.tsx' };
    const nameOf = chunkNames({ phases: { firstPaint: '/moved.tsx' }, ...others });
    expect(() => nameOf('/a.ts', () => null)).toThrow('/moved.tsx');
  });
});
