import { describe, expect, it } from 'vitest';
import type { Translate } from '@tally/locales/text';
import { allDialogs } from '../testing/allOverlays';
import type { DialogContent } from './content/dialogContent';
import type { DialogKind } from './chunks/overlayParams';

const t = ((key: string) => key) as Translate<'operator'>;

/** Buttons that change nothing: they lead back to the page behind, or on to one that only shows something. */
const changesNothing = [
  'common.ok',
  'common.later',
  'common.cancel',
  'common.no',
  'withdraw.see_records',
  'account.confirm_edit',
  'permission.not_now',
  'review.not_now',
];

/** Dialogs without such a button, each with what makes up for it. */
const others: Partial<Record<DialogKind, string>> = {
  'account.which': 'both buttons name a kind of number, and the next dialog asks before anything is saved',
  'exit.offerLogin': 'whoever sees it wanted to leave, and can',
  'exit.offerWithdraw': 'whoever sees it wanted to leave, and can',
  'exit.offerSoon': 'whoever sees it wanted to leave, and can',
  'exit.offerCheckin': 'whoever sees it wanted to leave, and can',
  'exit.offerLottery': 'whoever sees it wanted to leave, and can',
  'exit.offerLucky': 'whoever sees it wanted to leave, and can',
  'exit.offerNothing': 'whoever sees it wanted to leave, and can',
};

describe('back is ignored while a dialog shows, so each has a button that changes nothing (DIALOG-9)', () => {
  const waysOut = (kind: DialogKind) => {
    const content = allDialogs[kind] as (t: Translate<'operator'>, params: object) => DialogContent;
    const { primary, secondary } = content(t, { app: '', no: '', home: true, cause: 'server' });
    return [primary, secondary].filter((label) => label !== undefined && changesNothing.includes(label));
  };
  it.each(Object.keys(allDialogs) as DialogKind[])('%s', (kind) => {
    if (kind in others) expect(waysOut(kind), 'it needs no exception any more').toEqual([]);
    else expect(waysOut(kind), 'give it a button of `changesNothing`, or a reason in `others`').not.toEqual([]);
  });
});
