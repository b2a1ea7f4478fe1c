import type { Market } from '@tally/contract/market';
import { Toast } from '@tally/ui/Toast';
import { expect, fn, userEvent, within } from 'storybook/test';
import { told, type Stage } from '../../.storybook/told';
import { DialogOf } from '../overlays/DialogOf';
import type { DialogContent } from '../overlays/dialogContent';
import { dialogTexts, type DialogKind, type DialogParams } from '../overlays/dialogTexts';
import type { DialogAnswer } from '../overlays/overlaysSlice';
import type { ToastContent } from '../overlays/toastContent';
import { toastTexts, type ToastKind, type ToastParams } from '../overlays/toastTexts';
import type { Translate } from '@tally/locales/text';

export interface OverlayArgs {
  onAnswer: (answer: DialogAnswer) => void;
}

/** An amount as each market has it in examples. */
export const amounts: Record<Market, number> = { id: 10000, ph: 100, br: 10 };

type Told<P> = (stage: Stage<OverlayArgs>) => P;

/** The story of a kind of dialog: in words, pressed, answered. */
export const dialogStory = <K extends DialogKind>(kind: K) => (params: Told<DialogParams[K]>) => ({
  args: { onAnswer: fn() },
  render: told<OverlayArgs>((stage) => <DialogOf content={(dialogTexts[kind] as (t: Translate, p: DialogParams[K]) => DialogContent)(stage.t, params(stage))} onAnswer={stage.args.onAnswer} />),
  play: async ({ args }: { args: OverlayArgs }) => {
    const page = within(document.body);
    const dialog = [...page.queryAllByRole('dialog'), ...page.queryAllByRole('alertdialog')][0] as HTMLElement;
    const buttons = within(dialog).getAllByRole('button');
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onAnswer).toHaveBeenCalledTimes(buttons.length);
    await expect(args.onAnswer).toHaveBeenCalledWith('primary');
  },
});

/** The story of a kind of toast. */
export const toastStory = <K extends ToastKind>(kind: K) => (params: Told<ToastParams[K]>) => ({
  args: { onAnswer: fn() },
  render: told<OverlayArgs>((stage) => {
    const { type, message } = (toastTexts[kind] as (t: Translate, p: ToastParams[K]) => ToastContent)(stage.t, params(stage));
    return <Toast kind={type} message={message} onEnd={() => stage.args.onAnswer('closed')} />;
  }),
});

