import { expect, it } from 'vitest';
import { namedKeys } from './namedKeys';

const keys = ['task.checkin_title', 'task.checkin_button', 'task.limit_other', 'exit.title', 'feedback.diag_copied'];

it.each([
  ["t('exit.title')", ['exit.title']],
  ["const kinds = { a: 'task.limit', b: ['exit.title'] }", ['task.limit_other', 'exit.title']],
  ['t(`task.${type}_title`)', ['task.checkin_title']],
  ['t(`${group}.title`)', ['exit.title']],
  ["t('task.' + type)", ['task.checkin_title', 'task.checkin_button', 'task.limit_other']],
  ["t('feedback.diag_' + what)", ['feedback.diag_copied']],
  ["log(`${a}.${b}`, 'title', 'exit.titles', task.limit)", []],
])('the source %s names the texts %j', (source, named) => {
  expect(namedKeys(source, keys)).toEqual(named);
});
