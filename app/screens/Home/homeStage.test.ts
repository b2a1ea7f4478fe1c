import { expect, it } from 'vitest';
import { createTranslate } from '@tally/locales/text';
import { createHomeStage, type Stage } from './homeStage';

const bare: Omit<Stage, 'known'> = {
  home: undefined,
  t: createTranslate({}, 'en'),
  serviceW: 'W',
  visible: true,
  root: null,
  rest: null,
};

it('taps that come before anybody listens are kept, shown as taken, and played in order, once', () => {
  const kept: string[] = [];
  const played: string[] = [];
  const stage = createHomeStage(bare, (tap) => void kept.push(tap));
  stage.tap('task:checkin');
  stage.tap('login');
  stage.listen((tap) => void played.push(tap));
  stage.tap('close');
  stage.listen((tap) => void played.push(tap));
  expect(kept).toEqual(['task:checkin', 'login']);
  expect(played).toEqual(['task:checkin', 'login', 'close']);
});

it('tells who looks at it when something changes', () => {
  const stage = createHomeStage(bare);
  let told = 0;
  const stop = stage.subscribe(() => void (told += 1));
  stage.set({ visible: false });
  stop();
  stage.set({ visible: true });
  expect([told, stage.get().visible]).toEqual([1, true]);
});
