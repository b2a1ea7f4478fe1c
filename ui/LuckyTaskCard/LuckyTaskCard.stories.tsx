import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told, type Stage } from '../../.storybook/told';
import { LuckyTaskRow } from '../LuckyTaskRow/LuckyTaskRow';
import { press, pressInVain } from '../testing/press';
import { appIcon } from '../testing/samples';
import { LuckyTaskCard, type LuckyTaskCardProps } from './LuckyTaskCard';

const apply = fn();
/** What one day can bring (section 9). */
const summary = { id: 10000, ph: 30, br: 5 } as const;

function Example({ t, market, money, applyState, used: [first, second] = [0, 0], children }: Stage<unknown> & Pick<LuckyTaskCardProps, 'applyState' | 'children'> & { used?: readonly [number, number] }) {
  return (
    <LuckyTaskCard
      title={t('lucky.title')}
      text={t('lucky.subtitle')}
      summary={t('lucky.summary', { amount: money(summary[market]) })}
      quotas={[t('lucky.quota_total', { count: first + second, total: 5 }), t('lucky.quota_source1', { count: first, total: 3 }), t('lucky.quota_source2', { count: second, total: 2 })]}
      apply={t(applyState === 'applying' ? 'lucky.applying' : 'lucky.apply')}
      applyState={applyState}
      onApply={apply}
    >
      {children}
    </LuckyTaskCard>
  );
}

const meta = {
  title: 'Components/LuckyTaskCard',
  component: LuckyTaskCard,
  parameters: {
    guide: {
      do: ['Show the quotas of both networks, also when they are used up.'],
      dont: ['Let it be pressed while a task is being looked for.'],
      related: ['LuckyTaskRow', 'TaskCard'],
    },
  },
} satisfies Meta<typeof LuckyTaskCard>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: told((stage) => <Example {...stage} applyState="ready" />),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), apply);
  },
};
/** For 8 s, 12 s when something was already done today. */
export const Applying: Story = {
  render: told((stage) => <Example {...stage} applyState="applying" />),
  play: async ({ canvasElement }) => {
    await pressInVain(within(canvasElement).getByRole('button'), apply);
  },
};
/** Nothing left today; a press says so. */
export const Off: Story = { render: told((stage) => <Example {...stage} applyState="off" used={[3, 2]} />) };
export const WithTasks: Story = {
  render: told((stage) => (
    <Example {...stage} applyState="ready" used={[2, 0]}>
      <LuckyTaskRow name="Kata Seru" icon={appIcon} state="installed" status={stage.t('lucky.status_4')} action={stage.t('lucky.open')} remaining="04:12" onAction={apply} />
      <LuckyTaskRow name="Dompet Pintar" state="rewarded" status={stage.t('lucky.status_5')} action={stage.t('task.finished')} onAction={apply} />
    </Example>
  )),
};
