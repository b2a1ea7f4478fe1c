import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { appIcon, luckyCash } from '#storybook/samples';
import { money, text } from '#storybook/texts/storyArgs';
import { LuckyTaskRow } from '../LuckyTaskRow/LuckyTaskRow';
import { LuckyTaskCard } from './LuckyTaskCard';

const quota = (name: 'source1' | 'source2' | 'total', used: number, total: number) => ({
  shown: text(`lucky.quota_${name}`, { used, total }),
  spoken: text(`lucky.spoken_${name}`, { used, total }),
});
/** Args for the quotas of the day, given the number used of each of the two ad networks. */
const used = (first: number, second: number) => ({
  total: quota('total', first + second, 8),
  quotas: [quota('source1', first, 3), quota('source2', second, 5)],
});
const unknown = (name: 'source1' | 'source2' | 'total') => ({
  shown: text(`lucky.quota_${name}`, { used: '–', total: '–' }),
});
const paid = (
  <LuckyTaskRow name="Dompet Pintar" state="rewarded" status={text('lucky.status_5')} reward={`+${money(luckyCash)}`} />
);
const steps = [text('lucky.step_1'), text('lucky.step_2', { count: 5 }), text('lucky.step_3')] as const;
const open = fn();

const meta = {
  title: 'Components/Rows and cards/LuckyTaskCard',
  id: 'components-luckytaskcard',
  component: LuckyTaskCard,
  args: {
    ...used(0, 0),
    title: text('lucky.title'),
    mark: text('common.advertisement'),
    offer: {
      summary: text('lucky.summary', { count: 2, amount: money({ id: 10000, ph: 30, br: 5 }) }),
      each: text('lucky.per_task', { amount: money(luckyCash) }),
      steps: steps.join(' · '),
    },
    apply: text('lucky.apply'),
    applyState: 'ready',
    onApply: fn(),
  },
  parameters: {
    guide: {
      do: [
        'Show how much of both networks is used, also when all is.',
        'Say why there is no task now in place of the button; answer a press while one is being looked for.',
      ],
      dont: ['Show an amount that the person cannot earn any more today.'],
      related: ['LuckyTaskRow', 'TaskCard'],
    },
  },
} satisfies Meta<typeof LuckyTaskCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressed: Story['play'] = async ({ canvasElement, args }) =>
  press(within(canvasElement).getAllByRole('button').at(-1), args.onApply);

export const Ready: Story = {
  parameters: { rules: ['HOME-8', 'LUCKY-1', 'LUCKY-4', 'LUCKY-20', 'LUCKY-21'] },
  play: pressed,
};
/** While a task is requested: 8 s, or 12 s if a lucky task was already done today. A press still calls the callback. */
export const Applying: Story = {
  args: { apply: text('lucky.applying'), applyState: 'applying' },
  parameters: { rules: ['LUCKY-7', 'LUCKY-24'] },
  play: pressed,
};
/** All of today's tasks are done: a line takes the button's place. */
export const Over: Story = {
  args: {
    ...used(3, 5),
    offer: undefined,
    over: text('lucky.done_today'),
    paid,
  },
};
/** Nobody gets a task for now: the line says so, and that nothing is lost. */
export const Closed: Story = {
  args: { offer: undefined, over: text('lucky.closed_line'), applyState: 'closed' },
};
/** While the list of tasks loads. */
export const Loading: Story = {
  args: {
    total: unknown('total'),
    quotas: [unknown('source1'), unknown('source2')],
    applyState: 'loading',
    'aria-busy': true,
  },
};
/** The task in progress has the steps, and here the red button; one waits to be requested, one was paid. */
export const WithTasks: Story = {
  args: {
    ...used(2, 0),
    apply: undefined,
    offer: undefined,
    children: [
      <LuckyTaskRow
        key="running"
        name="Kata Seru"
        icon={appIcon}
        state="installed"
        status={text('lucky.status_4')}
        action={text('lucky.open')}
        onAction={open}
        reward={`+${money(luckyCash)}`}
        steps={steps}
        step={1}
        remaining={text('lucky.time_left', { time: '03:12' })}
        next
      />,
      <LuckyTaskRow
        key="next"
        name="Kopi Kita"
        state="unassigned"
        status={text('lucky.status_0')}
        action={text('lucky.apply')}
        onAction={open}
        reward={`+${money(luckyCash)}`}
      />,
    ],
    paid,
  },
  parameters: { rules: ['HOME-8'] },
  play: async ({ canvasElement }) => press(within(canvasElement).getAllByRole('button')[0], open),
};
/** A task was paid and the next one can be requested. */
export const OnePaid: Story = {
  args: {
    ...used(1, 0),
    paid,
  },
  play: pressed,
};
