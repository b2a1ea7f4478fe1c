import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json';
import { shellTextKeys } from '../../i18n/shellTexts';
import { keysSaid } from './textParts';

describe('texts by page', () => {
  const app = path.resolve(import.meta.dirname, '../..');
  const home = keysSaid(
    [path.join(app, 'startup/firstPaint.tsx'), path.join(app, 'startup/startApp.tsx')],
    Object.keys(en),
  );

  it('index.html holds what the first stage says, so that home speaks before more texts have come', () => {
    // They look like `task.${type}_title`, but no type of task is called so.
    const dialogs = ['login.success_title', 'task.failed_title', 'task.limit_title', 'task.videoad_note_title'];
    const said = keysSaid([path.join(app, 'startup/firstPaint.tsx')], Object.keys(en));
    expect([...said].filter((key) => ![...shellTextKeys, ...dialogs].includes(key))).toEqual([]);
  });
  it.each([...shellTextKeys, 'task.checkin_failed', 'exit.stay_default', 'login.need_message'])(
    '%s comes with the start',
    (key) => {
      expect(home.has(key)).toBe(true);
    },
  );
  it.each(['float.videoad', 'common.advertisement', 'lucky.reward_message'])(
    '%s comes with the late part of home, not with the start',
    (key) => {
      expect([
        home.has(key),
        keysSaid([path.join(app, 'startup/deferredChunk.tsx')], Object.keys(en)).has(key),
      ]).toEqual([false, true]);
    },
  );
  it.each(['withdraw.not_enough_title', 'tips.rules_title', 'ops.submitted', 'feedback.success_title'])(
    '%s comes with the other pages',
    (key) => {
      expect(home.has(key)).toBe(false);
    },
  );
});
