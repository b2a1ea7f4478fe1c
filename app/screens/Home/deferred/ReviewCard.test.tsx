import { reviewIn, reviewStates } from '@tally/contract/fixtures/review';
import { activeUsers } from '@tally/contract/fixtures/user';
import { reviewAfter, type ReviewAction, type ReviewTask } from '@tally/contract/tasks/review';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ScenarioPart } from '@tally/host-simulator/host/scenario';
import { api } from '../../../api/api';
import type { CreatedApp } from '../../../createApp';
import { renderScreen } from '../../../testing/renderScreen';
import { freshTasks } from '@tally/contract/fixtures/task';

/** Home of a person whose review task is kept by a fake server according to the contract's rules. */
function openReview(
  begin: Partial<ReviewTask>,
  { shown = true, scenario = {} }: { shown?: boolean; scenario?: ScenarioPart } = {},
) {
  let task = reviewIn('id', begin);
  let app: CreatedApp | undefined;
  const opened = renderScreen(
    '/home',
    {
      getUserInfo: { ...activeUsers.id, showReviewTask: shown, showLuckyTask: false },
      getNormalTasks: freshTasks,
      getReview: () => task,
      postReview: ({ url }) => {
        const query = new URL(url).searchParams;
        const action = query.get('action') as ReviewAction;
        const status = reviewAfter(task.status, action);
        if (status === undefined || Number(query.get('taskRecordId')) !== task.taskRecordId)
          return { status: 2, info: 'BAD STATUS' };
        task = { ...task, status, taskRecordId: 7001, uploaded: action === 'uploaded' };
        return { status: 1, info: '' };
      },
    },
    {
      scenario,
      onReady: (ready) => {
        app = ready;
      },
    },
  );
  return {
    ...opened,
    card: () => screen.findByRole('region', { name: 'Review task' }),
    /** An operator decides, and the person returns to the page. */
    decide: (decision: Partial<ReviewTask>) => {
      task = { ...task, uploaded: false, ...decision };
      app?.store.dispatch(api.util.invalidateTags(['Review']));
    },
    steps: () => opened.posts('/task/review').map(({ url }) => new URL(url).searchParams.get('action')),
  };
}

/** Moves the clock past the delayed reveal; home's deferred part is loaded meanwhile. */
async function reveal(services: ReturnType<typeof openReview>['services']) {
  await screen.findAllByRole('article');
  await waitFor(() => {
    services.advance(1000);
    expect(screen.queryByRole('region', { name: 'Review task' })).toBeTruthy();
  });
}

it('the review card explains the task, takes it, opens the store, sends the screenshot, also after a rejection (REVIEW-5)', async () => {
  const { services, card, decide, steps } = openReview(reviewStates.unassigned);
  await reveal(services);
  await userEvent.click(within(await card()).getByRole('button', { name: 'Start' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/you get Rp.1\.000, however many stars/);
  expect(steps()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go to the store' }));
  await waitFor(() => expect(services.navigated).toEqual(['market://details?id=com.tally.rewards']));
  expect(steps()).toEqual(['assign', 'rated']);

  await userEvent.click(await within(await card()).findByRole('button', { name: 'Upload screenshot' }));
  expect(await screen.findByText('Screenshot sent')).toBeTruthy();
  expect(await within(await card()).findByText('Being checked')).toBeTruthy();
  expect(within(await card()).queryByRole('button')).toBeNull();

  decide(reviewStates.wrongScreenshot);
  expect(await within(await card()).findByText("Not accepted: the screenshot doesn't show your review")).toBeTruthy();
  await userEvent.click(within(await card()).getByRole('button', { name: 'Upload screenshot' }));
  expect(await within(await card()).findByText('Being checked')).toBeTruthy();
  expect(steps()).toEqual(['assign', 'rated', 'uploaded', 'uploaded']);

  decide(reviewStates.rewarded);
  expect(await within(await card()).findByText('You received Rp 1.000')).toBeTruthy();
});

it('pressing "Later" takes no review task and opens no store', async () => {
  const { services, card, steps } = openReview(reviewStates.unassigned);
  await reveal(services);
  await userEvent.click(within(await card()).getByRole('button', { name: 'Start' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([steps(), services.navigated]).toEqual([[], []]);
});

it('a screenshot that the host did not take is not reported (REVIEW-5, HOST-4)', async () => {
  const { services, card, steps } = openReview(reviewStates.rated, { scenario: { sharing: false } });
  await reveal(services);
  await userEvent.click(within(await card()).getByRole('button', { name: 'Upload screenshot' }));
  expect(await screen.findByText('Upload failed. Please try again.')).toBeTruthy();
  expect(steps()).toEqual([]);
});

it('a package name that is not valid opens no store and takes no review task', async () => {
  const { services, card, steps } = openReview({ ...reviewStates.unassigned, appPkgName: 'javascript:alert(1)' });
  await reveal(services);
  await userEvent.click(within(await card()).getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect([steps(), services.navigated]).toEqual([[], []]);
});

it('a review card that is switched off is not there, and nobody asks for one', async () => {
  const { services, requests } = openReview(reviewStates.unassigned, { shown: false });
  await screen.findAllByRole('article');
  await waitFor(() => {
    services.advance(1000);
    expect(requests.some(({ url }) => url.includes('/opt/place-info'))).toBe(true);
  });
  expect(screen.queryByRole('region', { name: 'Review task' })).toBeNull();
  expect(requests.some(({ url }) => url.includes('/task/review'))).toBe(false);
});
