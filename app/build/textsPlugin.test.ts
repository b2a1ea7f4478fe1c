import { namedKeys } from '@tally/locales/namedKeys';
import { describe, expect, it } from 'vitest';
import { quotedInScript } from './quotedInScript';
import { earlyKeys, type Bundle } from './textsPlugin';

describe('the keys that a built script names', () => {
  const keys = ['task.checkin_title', 'task.checkin_button', 'task.limit', 'exit.title', 'feedback.diag_copied'];
  it.each([
    ['t(`exit.title`)', ['exit.title']],
    ["const kinds = { a: 'task.limit', b: ['exit.title'] }", ['task.limit', 'exit.title']],
    ['t(`task.${type}_title`)', ['task.checkin_title']],
    ['t(`${group}.title`)', ['exit.title']],
    ["t('task.' + type)", ['task.checkin_title', 'task.checkin_button', 'task.limit']],
    ["t('feedback.diag_' + what)", ['feedback.diag_copied']],
    ['log(`${a}.${b}`, "title", "exit.titles", task.limit)', []],
  ])('%s', (code, named) => {
    expect(namedKeys(quotedInScript(code), keys)).toEqual(named);
  });
});

describe('a text that is named before it has arrived fails the build', () => {
  const chunk = (name: string, code: string, imports: string[] = []) => ({
    [`${name}-1.js`]: { type: 'chunk' as const, name, fileName: `${name}-1.js`, imports, code },
  });
  const parts = { firstPaint: 'first', startApp: 'home', deferredChunk: 'deferred' } as const;
  const keys = [
    'home.withdraw',
    'home.day_show',
    'login.need_title',
    'lucky.quota_one',
    'lucky.quota_other',
    'team.total',
  ];
  const bundle: Bundle = {
    ...chunk('firstPaint', "t('home.withdraw'); t('home.day_show')"),
    ...chunk('startApp', "t('login.need_title')", ['firstPaint-1.js']),
    ...chunk('deferredChunk', "t('lucky.quota'); t('login.need_title')", ['startApp-1.js', 'shared-1.js']),
    ...chunk('shared', 'draw()'),
    ...chunk('TeamScreen', "t('team.total')"),
  };

  it('each part has its own and those before it', () => {
    expect(earlyKeys(bundle, parts, keys)).toEqual([]);
  });
  it.each([
    ['firstPaint', 'login.need_title'],
    ['startApp', 'lucky.quota'],
    ['deferredChunk', 'team.total'],
    ['shared', 'team.total'],
  ])('%s cannot show %s', (name, key) => {
    expect(earlyKeys({ ...bundle, ...chunk(name, `t('${key}')`, bundleImports(name)) }, parts, keys)).toEqual([
      `${name}: ${key}`,
    ]);
  });
  it('the page head cannot show what comes with the first phase', () => {
    expect(earlyKeys(chunk('inlineHead', "t('home.day_show')"), { inlineHead: 'shell' }, keys)).toEqual([
      'inlineHead: home.day_show',
    ]);
  });
  it('a chunk that is not there cannot be checked', () => {
    expect(() => earlyKeys(chunk('firstPaint', ''), parts, keys)).toThrow('no chunk startApp');
  });

  function bundleImports(name: string): string[] {
    const file = bundle[`${name}-1.js`];
    return file?.type === 'chunk' ? file.imports : [];
  }
});
