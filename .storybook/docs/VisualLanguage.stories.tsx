import type { Meta, StoryObj } from '@storybook/react-vite';
import { layout } from '@tally/tokens/layout';
import { motion } from '@tally/tokens/motion';
import { elevation, radius } from '@tally/tokens/shape';
import { Button } from '@tally/ui/Button';
import { StatusArt } from '@tally/ui/StatusArt';
import { TaskCard } from '@tally/ui/TaskCard';
import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import { SleepingGoldTicketIcon } from '@tally/ui/icons/SleepingGoldTicketIcon';
import { TicketIcon } from '@tally/ui/icons/TicketIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { useLayoutEffect, useRef, useState } from 'react';
import { motionPurposes } from './purposes';
import './tokens.css';

const meta = { title: 'Tokens/Visual language', tags: ['!autodocs', 'no-visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Facts({ rows }: { rows: readonly (readonly [name: string, value: string, use: string])[] }) {
  return (
    <table className="whole stack">
      <tbody>
        {rows.map(([name, value, use]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One task on a ticket; `done` of ten. */
const ExampleTask = ({ done }: { done: number }) => (
  <TaskCard
    art={<TicketIcon />}
    title="Lucky draw"
    reward="Up to 4,000"
    progress={`${done}/10`}
    action="Draw"
    state="ready"
    onAction={() => undefined}
  />
);

/** A task is a stub: words on the part that stays, the button on the part that tears off. */
export const Anatomy: Story = {
  render: () => (
    <div className="tokens">
      <ExampleTask done={4} />
      <Facts
        rows={[
          ['layout.artColumn', layout.artColumn, 'Picture: the first column of every row, also at 320 px'],
          ['layout.stub', layout.stub, 'Stub: the part that tears off, with button and count'],
          ['layout.notch', layout.notch, 'Notch of a large ticket, cut out of it so that its ground shows'],
          ['layout.notchSmall', layout.notchSmall, 'Notch of a row: two rows close together never fuse'],
          ['radius.card', radius.card, 'Corner'],
          ['elevation.ticket', elevation.ticket, 'Shadow: without blur, it follows the cut outline'],
          ['layout.touch', layout.touch, 'Smallest side of what is tapped'],
        ]}
      />
    </div>
  ),
};

const states = [
  { name: 'Plain', use: 'What it is about', art: <StatusArt>{<WalletIcon size={64} />}</StatusArt> },
  { name: 'Done', use: 'Arrived or finished', art: <StatusArt status="done">{<WalletIcon size={64} />}</StatusArt> },
  {
    name: 'Waiting',
    use: 'For a time or an answer',
    art: <StatusArt status="waiting">{<TicketIcon size={64} />}</StatusArt>,
  },
  {
    name: 'Failed',
    use: 'Says nothing about the money',
    art: <StatusArt status="failed">{<AccountIcon size={64} />}</StatusArt>,
  },
  {
    name: 'Resting',
    use: 'Until it opens again',
    art: <StatusArt ground="gold">{<SleepingGoldTicketIcon size={64} />}</StatusArt>,
  },
] as const;

/** The object is 64 px in a circle of 104 px, the badge 38 px at its lower right. The object never changes with its state. */
export const ArtAndStates: Story = {
  render: () => (
    <div className="tokens">
      <table className="whole stack">
        <tbody>
          {states.map(({ name, use, art }) => (
            <tr key={name}>
              <td>{art}</td>
              <th scope="row">{name}</th>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};

/** Motion is this many times slower. */
const slowdowns = [1, 4, 10] as const;

function MotionPlayer() {
  const [done, setDone] = useState(4);
  const [slowdown, setSlowdown] = useState<number>(1);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const animation of root.current?.getAnimations({ subtree: true }) ?? []) animation.playbackRate = 1 / slowdown;
  }, [done, slowdown]);
  return (
    <div className="tokens" ref={root}>
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
      <Button tone="soft" onClick={() => setDone(done < 9 ? done + 1 : 4)}>
        Tear a stub
      </Button>
      <ExampleTask done={done} />
      <Facts
        rows={Object.entries(motion).map(
          ([name, value]) => [`motion.${name}`, value, motionPurposes[name as keyof typeof motion]] as const,
        )}
      />
    </div>
  );
}

/** The motion of the product itself, as slow as you want to see it. Where less motion is wanted, only opacity moves. */
export const Motion: Story = { render: () => <MotionPlayer /> };

/** The same failed withdrawal, told well and badly. */
export const DoAndDont: Story = {
  render: () => (
    <div className="tokens">
      <table className="whole stack">
        <tbody>
          <tr>
            <td>
              <StatusArt status="failed">{<WalletIcon size={64} />}</StatusArt>
            </td>
            <th scope="row">Do</th>
            <td>Show the wallet and say by a badge that it failed.</td>
          </tr>
          <tr>
            <td>
              <StatusArt status="done">{<WalletIcon size={64} />}</StatusArt>
            </td>
            <th scope="row">Don’t</th>
            <td>Put a check mark under a failure, or where nothing was gained.</td>
          </tr>
          <tr>
            <td>
              <StatusArt ground="gold">{<SleepingGoldTicketIcon size={64} />}</StatusArt>
            </td>
            <th scope="row">Don’t</th>
            <td>Let a ticket with a face stand for money that was refused.</td>
          </tr>
        </tbody>
      </table>
    </div>
  ),
};
