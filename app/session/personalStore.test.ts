import { configureStore, type ThunkAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { expect, it } from 'vitest';
import { flushTasks } from '../testing/flushTasks';
import { createPersonalStore, endsWith, type Turn } from './personalStore';

const create = (turn: Turn) =>
  configureStore({
    reducer: {
      said: (said: string[] = [], { type }: UnknownAction) => (type.startsWith('@@') ? said : [...said, type]),
    },
    middleware: (defaults) => defaults().prepend(endsWith(turn)),
  });
type Thunk<R> = ThunkAction<R, { said: string[] }, unknown, UnknownAction>;

it('work for the person before reaches the next one neither by an action nor by what follows it (PERSON-15)', async () => {
  const store = createPersonalStore(create);
  const sent: string[] = [];
  let answer = () => {};
  const send =
    (what: string): Thunk<Promise<void>> =>
    async () => {
      sent.push(what);
    };
  const work: Thunk<Promise<void>> = async (dispatch) => {
    dispatch({ type: 'begun' });
    await new Promise<void>((go) => (answer = go));
    dispatch({ type: 'answered' });
    await dispatch(send('more'));
    sent.push('and more');
  };
  let told = 0;
  store.subscribe(() => (told += 1));
  void store.dispatch(work);
  expect(store.getState().said).toEqual(['begun']);
  store.renew();
  expect([store.getState().said, told]).toEqual([[], 2]);
  answer();
  await flushTasks();
  store.dispatch({ type: 'next' });
  expect([store.getState().said, sent]).toEqual([['next'], []]);
});
