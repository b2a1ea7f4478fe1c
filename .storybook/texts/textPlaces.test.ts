import { expect, it } from 'vitest';
import { keysOfScreen, placesOf, screenNames } from './textPlaces';

it('every screen has texts, its own and those of what it is put together from', () => {
  for (const screen of screenNames) expect(keysOfScreen(screen), screen).not.toHaveLength(0);
  expect(keysOfScreen('Withdraw')).toEqual(
    expect.arrayContaining(['title.withdraw', 'withdraw.choose_amount', 'passbook.check', 'login.bar_button']),
  );
  expect(keysOfScreen('Withdraw')).not.toContain('feedback.submit');
  expect(keysOfScreen('Tips')).toContain('tips.cs_reply');
});

it('the texts of the error catalogue lead to a dialog or toast', () => {
  const named = [
    'task.checkin_failed',
    'task.lottery_failed',
    'task.videoad_failed',
    'withdraw.withdraw_submit_failed',
    'account.account_submit_failed',
    'account.account_invalid_no',
    'account.account_invalid_name',
    'feedback.cs_issue_type',
    'feedback.cs_no_content',
    'feedback.cs_no_contact',
  ];
  expect(named.filter((key) => !placesOf.has(key))).toEqual([]);
});
