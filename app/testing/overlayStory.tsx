import type { Locale, Market } from '@tally/contract/market/codes';
import { forecastCash, newcomersCoinRate } from '@tally/contract/rules/exchange';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { expect, fn, userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { translateIn } from '#storybook/texts/i18n';
import { modeOf } from '#storybook/modes';
import { DeferredToastView } from '../overlays/placement/DeferredToastView';
import { DialogView } from '../overlays/DialogView';
import type { DialogKind, DialogParams, ToastKind, ToastParams } from '../overlays/chunks/overlayParams';
import type { DialogAnswer } from '../overlays/content/dialogContent';
import type { Translate } from '@tally/locales/text';
import { allDialogs, allToasts } from './allOverlays';

export interface OverlayArgs {
  onAnswer: (answer: DialogAnswer) => void;
}

/** An example amount of each market. */
export const amounts: Record<Market, number> = { id: 10000, ph: 100, br: 10 };
/** An amount of each market that arrives within two hours (WITHDRAW-11). */
export const quickAmounts: Record<Market, number> = { id: 1000, ph: 10, br: 1 };

/** What an overlay's story gets: texts in the story's language, formats of its market, and its args. */
export interface OverlayContext {
  t: Translate<'operator'>;
  market: Market;
  locale: Locale;
  /** An amount in the market's currency, e.g. 10 becomes `R$ 10,00`. */
  money: (amount: number) => string;
  coins: (count: number) => string;
  /** What a number of coins is worth at the market's rate. */
  worth: (count: number) => string;
  /** A moment, ms since the epoch, as the market writes it. */
  moment: (ms: number) => string;
  args: OverlayArgs;
}

function contextOf(args: OverlayArgs, globals: Record<string, unknown>): OverlayContext {
  const market = marketOf(globals);
  const { locale } = modeOf(globals['locale']);
  return {
    t: translateIn(globals['locale']),
    market,
    locale,
    money: (amount) => formatMoney(amount, market),
    coins: (count) => formatCoins(count, market),
    worth: (count) => formatMoney(forecastCash(count, newcomersCoinRate(market), market), market),
    moment: (ms) => formatMoment(ms, market, locale),
    args,
  };
}

type ParamsIn<P> = (context: OverlayContext) => P;

/** Kind of an overlay and the keys of its texts; `message` is the main text, which the story is named after. */
export interface OverlayTexts {
  kind: string;
  message: string;
  keys: readonly string[];
}

/** Calls an overlay with a translator that returns keys, to learn which texts it uses. */
function textsOf(kind: string, speak: (context: OverlayContext) => { title?: string; message: string }): OverlayTexts {
  const keys: string[] = [];
  const t = ((key: string) => (keys.push(key), key)) as Translate<'operator'>;
  const { title, message } = speak({
    t,
    market: 'id',
    locale: 'en',
    money: String,
    coins: String,
    worth: String,
    moment: String,
    args: { onAnswer: () => undefined },
  });
  // A dialog may go on behind its first sentence; a toast that joins texts is named after the first that it asks for.
  const begins = (key: string) => message === key || (title !== undefined && message.startsWith(`${key} `));
  return { kind, message: keys.find(begins) ?? title ?? keys[0] ?? '', keys };
}

/**
 * The story of a kind of dialog: rendered, pressed by pointer and keyboard, answered. Its name ends with the key of its
 * message. `rules` are the product rules that it shows.
 */
export const dialogStory =
  <K extends DialogKind>(kind: K, rules: readonly string[] = []) =>
  (params: ParamsIn<DialogParams[K]>) => {
    const speak = (context: OverlayContext) => allDialogs[kind](context.t, params(context));
    return {
      args: { onAnswer: fn() },
      parameters: { rules, texts: textsOf(kind, speak), controls: { disable: true } },
      render: (args: OverlayArgs, { globals }: { globals: Record<string, unknown> }) => (
        <DialogView content={speak(contextOf(args, globals))} onAnswer={args.onAnswer} />
      ),
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

/** The story of a kind of toast. Its name ends with the key of its message. `rules` are the product rules that it shows. */
export const toastStory =
  <K extends ToastKind>(kind: K, rules: readonly string[] = []) =>
  (params: ParamsIn<ToastParams[K]>) => {
    const speak = (context: OverlayContext) => allToasts[kind](context.t, params(context));
    return {
      args: { onAnswer: fn() },
      parameters: { rules, texts: textsOf(kind, speak), controls: { disable: true } },
      render: (args: OverlayArgs, { globals }: { globals: Record<string, unknown> }) => {
        const content = speak(contextOf(args, globals));
        return <DeferredToastView content={content} place="middle" onEnd={() => args.onAnswer('closed')} />;
      },
    };
  };
