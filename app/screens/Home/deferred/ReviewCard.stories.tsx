import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAdConfigs } from '@tally/contract/fixtures/app';
import { reviewIn, reviewStates } from '@tally/contract/fixtures/review';
import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { ranks } from '@tally/contract/fixtures/rank';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { truncatedName } from '#testing/truncatedName';
import { trouble, type Replies } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

const done = { status: 1, info: '' };

/** Home of a person with a review task in one of its states. */
const reviewed =
  (state: keyof typeof reviewStates, more: Replies = {}): SceneArgs['replies'] =>
  (market) => ({
    getUserInfo: { ...activeUsers[market], showReviewTask: true },
    getNormalTasks: freshTasks,
    getRank: ranks[market],
    getAdConfigs: exampleAdConfigs,
    getPlaceInfo: [],
    getWithdrawOptions: withdrawOptionLists.id,
    getLucky: {
      status: 0,
      luckytasks: [],
      source1Info: { total: 0, count: 0 },
      source2Info: { total: 0, count: 0 },
      totalInfo: { total: 0, count: 0 },
    },
    postH5Action: null,
    getReview: reviewIn(market, reviewStates[state]),
    postReview: done,
    ...more,
  });

/** The review task on home, where an operator has enabled it. */
const meta = {
  title: 'Screens/Home/ReviewTask',
  render: screenStory,
  // Each play function scrolls to the card; the rest of home is covered by its own screenshots. The card has stories of
  // its own in every language.
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'first' } },
  args: { path: '/home', token: true, replies: reviewed('unassigned') },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const cardOf = async (canvas: HTMLElement, locale: unknown) => {
  const card = await within(canvas).findByRole('region', { name: translateIn(locale)('reviewtask.title') });
  card.scrollIntoView({ block: 'center' });
  return card;
};
const pressIn = async (canvas: HTMLElement, locale: unknown, name: string) => {
  await userEvent.click(within(await cardOf(canvas, locale)).getByRole('button', { name }));
};
const shown: Story['play'] = async ({ canvasElement, globals }) => {
  await expect(await cardOf(canvasElement, globals['locale'])).toBeVisible();
};

/** The task is explained before it is taken and the store is opened. */
export const Start: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await pressIn(canvasElement, globals['locale'], t('reviewtask.start'));
    await within(document.body).findByRole('dialog', { name: truncatedName(t('reviewtask.title')) });
    await expect(scene().services.navigated).toEqual([]);
  },
};
export const Assigned: Story = { args: { replies: reviewed('assigned') }, play: shown };
export const Unsent: Story = { args: { replies: reviewed('rated') }, play: shown };
/** The host accepted the screenshot: the card says that it is being checked, with the toast. */
export const Sent: Story = {
  args: {
    replies: (market, locale) => {
      let task = reviewIn(market, reviewStates.rated);
      return {
        ...reviewed('rated')(market, locale),
        getReview: () => task,
        postReview: () => {
          task = reviewIn(market, reviewStates.waiting);
          return done;
        },
      };
    },
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await pressIn(canvasElement, globals['locale'], t('reviewtask.upload'));
    await within(document.body).findByText(t('reviewtask.uploaded'));
    const card = await cardOf(canvasElement, globals['locale']);
    await expect(card).toHaveTextContent(t('reviewtask.status_2'));
    await expect(within(card).queryByRole('button')).toBeNull();
    // Out from under the toast.
    document.scrollingElement?.scrollBy({ top: -200, behavior: 'instant' });
  },
};
/** The host did not accept a screenshot: nothing is reported. */
export const NotSent: Story = {
  args: { replies: reviewed('rated', { postReview: trouble('never') }), scenario: { sharing: false } },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await pressIn(canvasElement, globals['locale'], t('reviewtask.upload'));
    await within(document.body).findByText(t('reviewtask.upload_failed'));
  },
};
/** The task's status was changed elsewhere in the meantime. */
export const Changed: Story = {
  args: { replies: reviewed('rated', { postReview: { status: 2, info: 'BAD STATUS' } }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await pressIn(canvasElement, globals['locale'], t('reviewtask.upload'));
    await within(document.body).findByText(t('reviewtask.changed'));
  },
};
export const Waiting: Story = { args: { replies: reviewed('waiting') }, play: shown };
/** Rejected because of its comment; the review may be rewritten and sent again. */
export const WrongComment: Story = {
  args: { replies: reviewed('wrongComment') },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const card = await cardOf(canvasElement, globals['locale']);
    await waitFor(() => expect(card).toHaveTextContent(t('reviewtask.reject_3')));
    await expect(within(card).getAllByRole('button')).toHaveLength(2);
  },
};
export const Repeated: Story = { args: { replies: reviewed('repeated') }, play: shown };
export const Rewarded: Story = { args: { replies: reviewed('rewarded') }, play: shown };
