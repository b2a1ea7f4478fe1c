import { expect, it } from 'vitest';
import { labelOf } from './sidebar';

it.each([
  ['component', 'ChoiceButtons', 'Choice buttons'],
  ['component', 'AdAppRow', 'Ad app row'],
  ['component', 'Keys of Brazil', 'Keys of Brazil'],
  ['story', 'Log In And Check In', 'Log in and check in'],
  ['story', 'Account Confirm CPF · account.confirm_title', 'Account confirm CPF'],
  ['story', 'Reward Coins · task.reward_worth · reward toast', 'Reward coins'],
  ['group', 'Rows and cards', 'Rows and cards'],
  ['docs', 'A batch, from export to sign-off', 'A batch, from export to sign-off'],
])('the sidebar calls the %s %s as people say it', (type, name, label) => expect(labelOf({ type, name })).toBe(label));
