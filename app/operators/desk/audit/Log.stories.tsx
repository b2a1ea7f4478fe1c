import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAuditLog, exampleAuditFile } from '@tally/contract/fixtures/auditLog';
import { userEvent, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { translateIn } from '#storybook/texts/i18n';
import { trouble, type Replies } from '#testing/fakeServer';
import { enterInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const replies = (more: Replies) =>
  withReplies({ getAuditLog: exampleAuditLog, postAuditExport: { ...exampleAuditFile, next: 13 }, ...more });

/** The audit log, and its search (OPS-15, OPS-38). */
const meta = {
  title: 'Screens/Desk/Log',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: { path: '/desk#trail', publicPage: true, replies: replies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const auditPart = async (canvasElement: HTMLElement, locale: unknown) => {
  const t = translateIn(locale);
  await enterInStory(canvasElement, locale);
  const part = within(await within(canvasElement).findByRole('region', { name: t('ops.audit') }));
  return { t, part, press: (name: string) => userEvent.click(part.getByRole('button', { name })) };
};

/** What operators did, the newest first. */
export const Latest: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, part } = await auditPart(canvasElement, globals['locale']);
    restAt(await part.findByRole('list', { name: t('ops.audit') }));
  },
};
/** What was found, and a file that could not hold all of it. */
export const FoundAndExported: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, part, press } = await auditPart(canvasElement, globals['locale']);
    await userEvent.type(part.getByLabelText(t('ops.audit_operator')), 'ana');
    await press(t('ops.audit_export'));
    await part.findByText(t('ops.audit_part', { count: 2 }));
    await press(t('ops.audit_search'));
    await part.findByRole('list', { name: t('ops.audit_found') });
    restAt(part.getByLabelText(t('ops.audit_operator')), 'start');
  },
};
export const NothingFound: Story = {
  tags: ['no-visual'],
  args: { replies: replies({ getAuditLog: { items: [], next: 0 } }) },
  play: async ({ canvasElement, globals }) => {
    const { t, part, press } = await auditPart(canvasElement, globals['locale']);
    await press(t('ops.audit_search'));
    await part.findByText(t('ops.audit_none'));
  },
};
/** A key without the scope. */
export const OutOfScope: Story = {
  tags: ['no-visual'],
  args: { replies: replies({ getAuditLog: trouble({ code: 460 }) }) },
  play: async ({ canvasElement, globals }) => {
    const { t, part, press } = await auditPart(canvasElement, globals['locale']);
    await press(t('ops.audit_search'));
    await part.findByText(t('ops.out_of_scope'));
  },
};
