import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { ArrowIcon } from '../icons/ArrowIcon';
import { ChevronIcon } from '../icons/ChevronIcon';
import { CoinIcon } from '../icons/CoinIcon';
import { ShieldIcon } from '../icons/ShieldIcon';
import { SunriseIcon } from '../icons/SunriseIcon';
import { GoalBar, type GoalBarProps } from '../GoalBar/GoalBar';
import { ReadyChip } from '../ReadyChip/ReadyChip';
import { Skeleton } from '../Skeleton/Skeleton';
import { Ticket } from '../Ticket/Ticket';
import {
  Actions,
  Amount,
  Band,
  By,
  Coins,
  Cover,
  Layers,
  Missing,
  Name,
  Note,
  Open,
  Risen,
  Top,
  Way,
} from './BalanceTicket.styles';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { CountedCash, CountedCoins } from './Counted';

export interface BalanceTicketProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined while unknown. Amounts that are known stay visible while `offline` or `stale`. */
  coins?: number;
  /** Decimal amount in the market's currency. */
  cash?: number;
  /** Writes a number of coins as the market does. */
  formatCoins: (coins: number) => string;
  /** Writes an amount of cash as the market does. */
  formatCash: (cash: number) => string;
  /** Says what the cash is. */
  cashLabel: string;
  /** The amount that can be withdrawn already, e.g. `₱10 ready`, while the goal is a larger one. */
  reached?: string | undefined;
  /** `reached` says instead that withdrawals are paused: it is no good news. */
  paused?: boolean | undefined;
  /**
   * The cash that a number of coins is exchanged for and the time of the exchange; undefined if they are too few for
   * any cash.
   */
  forecast: (coins: number) => { cash: string; by: string } | undefined;
  /** Explains how coins become cash; shown when there is no forecast. */
  exchange: string;
  /** Progress to the next withdrawal; its space is reserved while unknown. */
  goal?: GoalBarProps | undefined;
  /** Accessible name of the button with the numbers: all that it shows, in that order, and where it leads. */
  label: string;
  /** `offline`: the phone has no network. `stale`: newer amounts could not be loaded. `failed`: none could. */
  state: 'loading' | 'ready' | 'offline' | 'stale' | 'failed';
  /**
   * What this morning made of the coins, in words and as cash: told in place of the coins while the sun rises, and the
   * cash counts up by it.
   */
  morning?: { text: string; cash: number } | undefined;
  /** A reward has just been paid: the amounts count up once the animated coins have landed. */
  paid?: boolean | undefined;
  /** Stands in the goal's place when the cash could not be loaded. */
  missing?: string | undefined;
  /** There is no goal to show progress to, as for a guest. */
  withoutGoal?: boolean | undefined;
  /** Text that explains a problem with the amounts, if there is one. */
  note?: string | undefined;
  /**
   * Replaces the numbers, in the same space, with an explanation for users who have no coins or cash yet. Pressing it
   * also calls `onOpen`.
   */
  cover?: ReactNode;
  /** The element of the cover: what is put into it from elsewhere covers the numbers as well. */
  coverRef?: Ref<HTMLDivElement>;
  /** Called when the numbers are pressed. */
  onOpen: () => void;
  /** Called when the goal is pressed, which is among the numbers and a button of its own for keys and screen readers. */
  onGoal?: (() => void) | undefined;
  /** Two action buttons. */
  children: ReactNode;
}

/** The goal, or the words in its place when the cash could not be loaded. */
const Goal = ({ goal, state, missing }: Pick<BalanceTicketProps, 'goal' | 'state' | 'missing'>) =>
  missing ? (
    <Missing>
      <ShieldIcon size={20} />
      {missing}
    </Missing>
  ) : (
    <GoalBar data-goal {...(goal ?? { state: state === 'loading' ? 'unknown' : 'open' })} />
  );

/**
 * The user's balance on the large ticket that overlaps the hero: cash first, then the progress to the next withdrawal,
 * then the coins with the cash they become in the morning. An unknown amount is never shown as 0. What a prerendered
 * page may fill in is marked by `data-slot`.
 */
export function BalanceTicket(props: BalanceTicketProps) {
  const { coins, cash, formatCoins, formatCash, cashLabel, forecast, exchange, goal, children, ...others } = props;
  const { reached, paused, label, state, missing, withoutGoal, note, morning, paid, ...covered } = others;
  const { cover, coverRef, onOpen, onGoal, ...rest } = covered;
  const unknown = (width: string) => (state === 'loading' ? <Skeleton width={width} /> : '–');
  const press = ({ target }: MouseEvent) =>
    onGoal && target instanceof Element && target.closest('[data-goal]') ? onGoal() : onOpen();
  const isMissing = cash === undefined && state !== 'loading';
  return (
    <Ticket
      tear="below"
      stub={<Actions>{children}</Actions>}
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      {...rest}
    >
      <Layers>
        {onGoal && goal && (
          <VisuallyHidden as="button" onClick={onGoal}>
            {[goal.text, goal.hope, goal.amount].filter(Boolean).join(', ')}
          </VisuallyHidden>
        )}
        <Cover ref={coverRef}>{cover}</Cover>
        <Open type="button" data-slot="balance" data-wraps aria-label={label} onClick={press}>
          <Top>
            <Name>
              {cashLabel}
              <ChevronIcon size={12} />
              {reached && <ReadyChip state={paused ? 'paused' : 'ready'}>{reached}</ReadyChip>}
            </Name>
            <Amount data-state={isMissing ? 'missing' : undefined}>
              {cash !== undefined ? (
                <CountedCash cash={cash} formatCash={formatCash} paid={paid} morning={morning} />
              ) : (
                unknown('9rem')
              )}
            </Amount>
            {!withoutGoal && <Goal goal={goal} state={state} missing={isMissing ? missing : undefined} />}
            {note && (
              <Note>
                <AlertIcon size={16} />
                {note}
              </Note>
            )}
          </Top>
          <Band>
            {morning && coins !== undefined ? (
              <Risen>
                <SunriseIcon size={32} />
                <span>{morning.text}</span>
              </Risen>
            ) : coins !== undefined ? (
              <CountedCoins
                coins={coins}
                formatCoins={formatCoins}
                forecast={forecast}
                exchange={exchange}
                paid={paid}
              />
            ) : (
              <>
                <Coins>
                  <CoinIcon size={24} />
                  {unknown('2rem')}
                </Coins>
                <Way>
                  <ArrowIcon size={16} />
                  <SunriseIcon size={28} />
                  <By>{exchange}</By>
                </Way>
              </>
            )}
          </Band>
        </Open>
      </Layers>
    </Ticket>
  );
}
