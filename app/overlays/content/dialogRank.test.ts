import { describe, expect, it } from 'vitest';
import type { Translate } from '@tally/locales/text';
import { allDialogs } from '../../testing/allOverlays';
import type { DialogKind } from '../chunks/overlayParams';
import type { DialogContent } from './dialogContent';
import { dialogRank } from './dialogRank';

const t = ((key: string) => key) as Translate<'operator'>;
const missing = { missing: 'Rp 500', amount: 'Rp 1.000' };
const rankOf = (kind: DialogKind, params: object) =>
  dialogRank((allDialogs[kind] as (t: Translate<'operator'>, params: object) => DialogContent)(t, params));

describe('a dialog has the rank of what it is about (DIALOG-11)', () => {
  it.each([
    ['wallet.notEnough', 'money', missing],
    ['wallet.goEarn', 'money', { missing }],
    ['wallet.withdrawFailed', 'money', { amount: 'Rp 1.000' }],
    ['wallet.withdrawUnknown', 'money', { amount: 'Rp 1.000' }],
    ['operator.confirm', 'money', { act: 'give', summary: '', amount: 'Rp 1.000' }],
    ['operator.confirm', 'question', { act: 'give', summary: '' }],
    ['wallet.needAccount', 'question', {}],
    ['login.needed', 'question', { for: 'task' }],
    ['wallet.frozen', 'trouble', {}],
    ['login.failed', 'trouble', {}],
    ['account.taken', 'trouble', {}],
    ['wallet.goEarn', 'trouble', { missing: undefined }],
    ['tasks.limit', 'limit', { task: 'lottery', opensAt: '' }],
    ['tasks.closed', 'limit', { task: 'lottery' }],
    ['lucky.closed', 'limit', {}],
    ['wallet.onceDaily', 'limit', { from: '01.00' }],
    ['wallet.gap', 'limit', { until: 1 }],
    ['wallet.period', 'limit', { from: '01.00' }],
    ['wallet.closed', 'limit', {}],
    ['wallet.walletClosed', 'limit', { type: 'DANA' }],
    ['feedback.sent', 'done', {}],
  ] as const)('%s: %s', (kind, rank, params) => {
    expect(rankOf(kind, params)).toBe(rank);
  });
});
