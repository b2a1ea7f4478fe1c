import type { Meta, StoryObj } from '@storybook/react-vite';
import { layout } from '@tally/tokens/layout';
import { motion, reward } from '@tally/tokens/motion';
import { elevation, radius } from '@tally/tokens/shape';
import { Avatar } from '@tally/ui/Avatar';
import { Badge } from '@tally/ui/Badge';
import { Stamp } from '@tally/ui/Stamp';
import { StatusArt } from '@tally/ui/StatusArt';
import { TaskCard } from '@tally/ui/TaskCard';
import { WalletTile } from '@tally/ui/WalletTile';
import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import { SleepingGoldTicketIcon } from '@tally/ui/icons/tickets/SleepingGoldTicketIcon';
import { TicketIcon } from '@tally/ui/icons/TicketIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { expect, userEvent, within } from 'storybook/test';
import { Facts } from './Facts';
import { MotionPlayer } from './MotionPlayer';
import { motionPurposes } from './purposes';
import './tokens.css';

const meta = { title: 'Tokens/Visual language', tags: ['!autodocs', 'no-visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One task on a ticket; `done` of ten rounds are done. */
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

/** A task is a ticket: text on the main part, the button on the stub that tears off. */
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

/**
 * The picture is 64 px in a circle of 104 px, the badge 38 px at its lower right. The picture never changes with the
 * status.
 */
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

/**
 * The reward and receipt animations of the product, at a selectable speed. Under reduced motion only opacity changes.
 */
export const Motion: Story = {
  render: () => <MotionPlayer />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay a reward' }));
    const task = canvas.getByRole('article', { name: 'Daily check-in' });
    await expect(task).toHaveAttribute('data-state', 'finished');
    await expect(canvasElement.querySelectorAll('i > svg')).toHaveLength(reward.coins);
    // There are no animations under reduced motion.
    for (const animation of canvasElement.getAnimations({ subtree: true }))
      await expect(animation.playbackRate).toBe(0.1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the receipt' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the start' }));
    await expect(canvas.getByRole('article', { name: 'Daily check-in' })).toHaveAttribute('data-state', 'ready');
  },
};

/** Durations and curves by name, with the purpose of each. */
export const MotionTokens: Story = {
  render: () => (
    <div className="tokens">
      <Facts
        rows={Object.entries(motion).map(
          ([name, value]) => [`motion.${name}`, value, motionPurposes[name as keyof typeof motion]] as const,
        )}
      />
    </div>
  ),
};

const advice = [
  {
    example: <StatusArt status="failed">{<WalletIcon size={64} />}</StatusArt>,
    verdict: 'Do',
    use: 'Show the wallet and say by a badge that it failed.',
  },
  {
    example: <StatusArt status="done">{<WalletIcon size={64} />}</StatusArt>,
    verdict: 'Don’t',
    use: 'Put a check mark under a failure, or where nothing was gained.',
  },
  {
    example: <StatusArt ground="gold">{<SleepingGoldTicketIcon size={64} />}</StatusArt>,
    verdict: 'Don’t',
    use: 'Let a ticket with a face stand for money that was refused.',
  },
  {
    example: <Stamp count="10/10">Done</Stamp>,
    verdict: 'Do',
    use: 'Stamp what is used up until tomorrow, with its count.',
  },
  {
    example: <Stamp count="5/10">Done</Stamp>,
    verdict: 'Don’t',
    use: 'Stamp what opens again today: it says from when.',
  },
  {
    example: <WalletTile />,
    verdict: 'Do',
    use: 'Stand for an e-wallet by the neutral sign, its name beside it.',
  },
  {
    example: (
      <span style={{ position: 'relative' }}>
        <Avatar name="Putri" />
        <Badge kind="neutral" style={{ position: 'absolute', inset: 'auto auto 0 0' }}>
          1
        </Badge>
      </span>
    ),
    verdict: 'Don’t',
    use: 'Lay a mark over somebody’s face: a rank has a column of its own.',
  },
] as const;

/** Good and bad uses of pictures, badges and stamps. */
export const DoAndDont: Story = {
  render: () => (
    <div className="tokens">
      <table className="whole stack">
        <tbody>
          {advice.map(({ example, verdict, use }) => (
            <tr key={use}>
              <td>{example}</td>
              <th scope="row">{verdict}</th>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};
