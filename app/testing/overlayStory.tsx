import type { Market } from '@tally/contract/market';
import { Toast } from '@tally/ui/Toast';
import { expect, fn, userEvent, within } from 'storybook/test';
import { told, type Stage } from '../../.storybook/told';
import { DialogView } from '../overlays/DialogView';
import type { DialogKind, DialogParams, ToastKind, ToastParams } from '../overlays/kinds';
import type { DialogAnswer } from '../overlays/overlaysSlice';
import { pageArt } from '../overlays/pageArt';
import type { Translate } from '@tally/locales/text';
import { allDialogs, allToasts } from './allOverlays';

export interface OverlayArgs {
  onAnswer: (answer: DialogAnswer) => void;
}

/** An amount as each market has it in examples. */
export const amounts: Record<Market, number> = { id: 10000, ph: 100, br: 10 };
/** One that arrives within two hours (WITHDRAW-11). */
export const quickAmounts: Record<Market, number> = { id: 1000, ph: 10, br: 1 };

type Told<P> = (stage: Stage<OverlayArgs>) => P;

/** What an overlay says: its kind, the keys of its texts, and which of them is the message, whose name the story bears. */
export interface Says {
  kind: string;
  message: string;
  keys: readonly string[];
}

/** Lets an overlay speak in keys in place of words. */
function saysOf(kind: string, speak: (stage: Stage<OverlayArgs>) => { title?: string; message: string }): Says {
  const keys: string[] = [];
  const t = ((key: string) => (keys.push(key), key)) as Translate;
  const { title = '', message } = speak({
    t,
    market: 'id',
    locale: 'en',
    money: String,
    coins: String,
    args: { onAnswer: () => undefined },
  });
  return { kind, message: keys.includes(message) ? message : title, keys };
}

/** The story of a kind of dialog: in words, pressed by pointer and keyboard, answered. Its name goes on with the key of what it says. */
export const dialogStory =
  <K extends DialogKind>(kind: K) =>
  (params: Told<DialogParams[K]>) => {
    const speak = (stage: Stage<OverlayArgs>) => allDialogs[kind](stage.t, params(stage));
    return {
      args: { onAnswer: fn() },
      parameters: { says: saysOf(kind, speak) },
      render: told<OverlayArgs>((stage) => (
        <DialogView content={speak(stage)} art={pageArt} onAnswer={stage.args.onAnswer} />
      )),
      play: async ({ args }: { args: OverlayArgs }) => {
        const page = within(document.body);
        const dialog = [...page.queryAllByRole('dialog'), ...page.queryAllByRole('alertdialog')][0] as HTMLElement;
        const buttons = within(dialog).getAllByRole('button');
        for (const button of buttons) {
          await userEvent.click(button);
          button.focus();
          await userEvent.keyboard('{Enter}');
        }
        await expect(args.onAnswer).toHaveBeenCalledTimes(2 * buttons.length);
        await expect(args.onAnswer).toHaveBeenCalledWith('primary');
        await userEvent.keyboard('{Escape}');
        await expect(args.onAnswer).toHaveBeenLastCalledWith('closed');
      },
    };
  };

/** The story of a kind of toast. Its name goes on with the key of what it says. */
export const toastStory =
  <K extends ToastKind>(kind: K) =>
  (params: Told<ToastParams[K]>) => {
    const speak = (stage: Stage<OverlayArgs>) => allToasts[kind](stage.t, params(stage));
    return {
      args: { onAnswer: fn() },
      parameters: { says: saysOf(kind, speak) },
      render: told<OverlayArgs>((stage) => {
        const { type, message } = speak(stage);
        return <Toast kind={type} message={message} onEnd={() => stage.args.onAnswer('closed')} />;
      }),
    };
  };
