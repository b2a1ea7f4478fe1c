import { motion, reducedFade as fadeMs, reward } from '@tally/tokens/motion';
import { Button } from '@tally/ui/Button';
import { CoinFlight } from '@tally/ui/CoinFlight';
import { Receipt } from '@tally/ui/Receipt';
import { TaskCard } from '@tally/ui/TaskCard';
import { CalendarIcon } from '@tally/ui/icons/CalendarIcon';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { useLayoutEffect, useState } from 'react';
import { Facts } from './Facts';

/** Factors by which the motion can be slowed down. */
const slowdowns = [1, 4, 10] as const;

const span = (from: number, to: number) => `${from}–${to} ms`;
const stubFalls = parseInt(motion.base);
const reducedFade = `Reduced: it fades in, ${fadeMs} ms`;
const lastCoin = reward.coinsAfter + (reward.coins - 1) * reward.coinEvery + reward.coinFlies;

/**
 * Timeline of the reward: what moves, when, with which curve, and what remains under reduced motion. Values come from
 * the product's tokens.
 */
const timeline = [
  ['The stub turns and falls', `${span(0, stubFalls)} · motion.inOut`, 'Reduced: it is gone'],
  [
    `${reward.coins} coins fly, ${reward.coinEvery} ms apart`,
    `${span(reward.coinsAfter, lastCoin)} · motion.out`,
    'Reduced: none',
  ],
  [
    'The stamp lands',
    `${span(reward.stampAfter, reward.stampAfter + parseInt(motion.stamp))} · motion.spring`,
    reducedFade,
  ],
  [
    'The numbers count up',
    span(reward.countAfter, reward.countAfter + reward.countFor),
    `Reduced: they jump and fade in, ${fadeMs} ms`,
  ],
  ['The receipt rises 24 px', `${span(0, parseInt(motion.slow))} · motion.out`, reducedFade],
  [
    'Its badge appears',
    `${span(parseInt(motion.slow), parseInt(motion.slow) + parseInt(motion.stamp))} · motion.spring`,
    'Reduced: with the receipt',
  ],
] as const;

const ignore = () => undefined;

const ExampleReceipt = ({ onClose }: { onClose: () => void }) => (
  <Receipt
    title="Withdrawal requested"
    amount="Rp 10.000"
    wallet={{ type: 'DANA', no: '0812••••789' }}
    steps={[
      { state: 'done', name: 'Requested', label: 'Step 1 of 3: Requested' },
      { state: 'now', name: 'Sending', label: 'Step 2 of 3: Sending' },
      { state: 'next', name: 'Arrived', label: 'Step 3 of 3: Arrived' },
    ]}
    promise="If it fails, all of it comes back."
    message="Withdrawal requested"
    primary={{ label: 'Close', onClick: onClose }}
    onClose={onClose}
  />
);

const path = { from: { x: 240, y: 130 }, to: { x: 13, y: 41 }, beside: { x: 90, y: 41 } };

/** Plays the product's animations with its own components, at a selectable speed. */
export function MotionPlayer() {
  const [round, setRound] = useState(0);
  const [receipt, setReceipt] = useState(false);
  const [slowdown, setSlowdown] = useState<number>(1);
  const paid = round % 2 === 1;
  useLayoutEffect(() => {
    for (const animation of document.getAnimations()) animation.playbackRate = 1 / slowdown;
  }, [round, receipt, slowdown]);
  return (
    <div className="tokens">
      <label>
        Slower by{' '}
        <select value={slowdown} onChange={({ target }) => setSlowdown(Number(target.value))}>
          {slowdowns.map((factor) => (
            <option key={factor} value={factor}>
              {factor}
            </option>
          ))}
        </select>
      </label>
      <Button tone="soft" onClick={() => setRound(round + 1)}>
        {paid ? 'Back to the start' : 'Pay a reward'}
      </Button>
      <Button tone="soft" onClick={() => setReceipt(true)}>
        Show the receipt
      </Button>
      <div style={{ position: 'relative', display: 'grid', gap: 12, paddingTop: 28 }}>
        <CoinIcon size={26} />
        <TaskCard
          art={<CalendarIcon />}
          title="Daily check-in"
          reward="Up to 1,000"
          progress={paid ? '1/1' : '0/1'}
          action={paid ? 'Done' : 'Check in'}
          state={paid ? 'finished' : 'ready'}
          onAction={ignore}
        />
        {paid && <CoinFlight key={round} {...path} gain="+1,000" />}
      </div>
      {receipt && <ExampleReceipt onClose={() => setReceipt(false)} />}
      <Facts rows={timeline} />
    </div>
  );
}
