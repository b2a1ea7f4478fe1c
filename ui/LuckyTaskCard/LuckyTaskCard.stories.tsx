import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn, within } from 'storybook/test';
import { told, type Stage } from '#storybook/told';
import { Skeleton } from '../Skeleton/Skeleton';
import { press } from '#storybook/press';
import { appIcon, luckyCash } from '#storybook/samples';
import { LuckyTaskRow } from '../LuckyTaskRow/LuckyTaskRow';
import { LuckyTaskCard, type LuckyTaskCardProps } from './LuckyTaskCard';

const apply = fn();
/** What one day can bring. */
const summary = { id: 10000, ph: 30, br: 5 } as const;

interface ExampleProps extends Stage<unknown>, Pick<LuckyTaskCardProps, 'applyState'> {
  /** Used of each ad network. */
  used?: readonly [number, number];
  task?: ReactNode;
  done?: ReactNode;
}

function Example({ t, market, money, applyState, used: [first, second] = [0, 0], task, done }: ExampleProps) {
  return (
    <LuckyTaskCard
      title={t('lucky.title')}
      mark={t('common.advertisement')}
      text={t('lucky.left_today', { left: 8 - first - second, total: 8 })}
      offer={
        task
          ? []
          : [
              t('lucky.summary', { amount: money(summary[market]) }),
              t('lucky.per_task', { amount: money(luckyCash[market]) }),
            ]
      }
      quotas={[
        t('lucky.quota_source1', { left: 3 - first, total: 3 }),
        t('lucky.quota_source2', { left: 5 - second, total: 5 }),
      ]}
      apply={t(applyState === 'applying' ? 'lucky.applying' : 'lucky.apply')}
      applyState={applyState}
      onApply={apply}
      {...(done && { done })}
    >
      {task}
    </LuckyTaskCard>
  );
}

const meta = {
  title: 'Components/LuckyTaskCard',
  component: LuckyTaskCard,
  parameters: {
    guide: {
      do: [
        'Show what is left of both networks, also when nothing is.',
        'Answer every press: why there is no task now, that one is being looked for.',
      ],
      dont: ['Show an amount that the person cannot earn any more today.'],
      related: ['LuckyTaskRow', 'TaskCard'],
    },
  },
} satisfies Meta<typeof LuckyTaskCard>;
export default meta;
type Story = StoryObj;

const pressed: Story['play'] = async ({ canvasElement }) =>
  press(within(canvasElement).getAllByRole('button').at(-1), apply);

export const Ready: Story = { render: told((stage) => <Example {...stage} applyState="ready" />), play: pressed };
/** For 8 s, 12 s when something was already done today. A press is answered. */
export const Applying: Story = { render: told((stage) => <Example {...stage} applyState="applying" />), play: pressed };
/** Nothing left today; a press says so. */
export const Off: Story = {
  render: told((stage) => <Example {...stage} applyState="off" used={[3, 5]} />),
  play: pressed,
};
/** The list is on its way. */
export const Loading: Story = {
  render: told(({ t, market, money }) => (
    <LuckyTaskCard
      title={t('lucky.title')}
      mark={t('common.advertisement')}
      text={<Skeleton width="60%" height=".75rem" />}
      offer={[
        t('lucky.summary', { amount: money(summary[market]) }),
        t('lucky.per_task', { amount: money(luckyCash[market]) }),
      ]}
      quotas={[]}
      apply={t('lucky.apply')}
      applyState="ready"
      onApply={apply}
      aria-busy
    />
  )),
};
/** One under way, one paid. */
export const WithTasks: Story = {
  render: told((stage) => (
    <Example
      {...stage}
      applyState="off"
      used={[2, 0]}
      task={
        <LuckyTaskRow
          name="Kata Seru"
          icon={appIcon}
          state="installed"
          status={stage.t('lucky.status_4')}
          action={stage.t('lucky.open')}
          onAction={apply}
          reward={`+${stage.money(luckyCash[stage.market])}`}
          steps={[stage.t('lucky.step_1'), stage.t('lucky.step_2', { count: 5 }), stage.t('lucky.step_3')]}
          step={1}
          remaining={stage.t('lucky.time_left', { time: '03:12' })}
        />
      }
      done={
        <LuckyTaskRow
          name="Dompet Pintar"
          state="rewarded"
          status={stage.t('lucky.status_5')}
          reward={`+${stage.money(luckyCash[stage.market])}`}
        />
      }
    />
  )),
  play: pressed,
};
