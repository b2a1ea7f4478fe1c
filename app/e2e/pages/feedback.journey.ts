// Rooms: app/features/feedback, app/features/deletion, app/screens/Feedback, contract/people/feedback,
//   server/domain/people/feedback, app/overlays, server/http/handlers/feedback
import type { Feedback } from '@tally/contract/people/feedback';
import { feedbackContactMin, feedbackContentMin, feedbackReplied } from '@tally/contract/limits/feedback';
import { indonesiaOnly } from '@tally/contract/market/features';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, violations, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { resetDemo, newPerson, operate, readCall, signIn } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const content = 'The money of yesterday has not come.';
const contact = 'somebody@mail.example';
const seen = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();

describe.each(marketLanguages)('%s', (locale) => {
  const { market } = places[locale];
  const t = textsIn(locale);

  it('a message is taken once it is whole, and its answer is announced on home and read (FEEDBACK-1, FEEDBACK-2, FEEDBACK-4, HOME-16)', async () => {
    const { token } = await newPerson(market);
    const { page, context, complaints } = await openApp(chrome, { locale, token, path: '/feedback' });
    const actor = actorAt(page);
    const submit = () => page.getByRole('button', { name: t('feedback.submit'), exact: true }).click();
    await page.getByLabel(t('feedback.content_label')).waitFor();
    if (indonesiaOnly[market]) {
      await submit();
      await seen(page, t('feedback.cs_issue_type'));
      await page.getByRole('radio', { name: t('feedback.type_1') }).press('Space');
    }
    await submit();
    await seen(page, t('feedback.cs_no_content', { min: feedbackContentMin }));
    await page.getByLabel(t('feedback.content_label')).fill(content);
    await submit();
    await seen(page, t('feedback.cs_no_contact', { min: feedbackContactMin }));
    await page.getByLabel(t('feedback.contact_label')).fill(contact);
    expect(await readCall<Feedback>('/opt/feedback', token)).toMatchObject({ id: 0 });
    await submit();
    await actor.seesDialog(t('feedback.success_title'));
    const sent = await readCall<Feedback>('/opt/feedback', token);
    expect(sent).toMatchObject({ type: indonesiaOnly[market] ? 1 : 0, content, contact, status: 1 });
    await actor.tap(t('common.ok'), t('feedback.success_title'));
    await context.close();

    expect(await operate('/opt/feedback/process', { day: 2, type: 0 })).toMatchObject({ status: 1 });
    const { status, reply } = await readCall<Feedback>('/opt/feedback', token);
    expect(status).toBe(feedbackReplied);
    const later = await openApp(chrome, { locale, token });
    await later.page.getByRole('button', { name: t('a11y.feedback_reply') }).click();
    await seen(later.page, t('feedback.reply_title'));
    await seen(later.page, reply);
    await later.page
      .getByRole('region', { name: t('feedback.reply_title') })
      .getByText(content)
      .waitFor();
    expect([...complaints, ...later.complaints, ...(await violations(later.page))]).toEqual([]);
    await later.context.close();
  });

  it("the form asks again before it sends a deletion, and says when an address is nobody's (PRIVACY-4, PRIVACY-5, PRIVACY-6)", async () => {
    await resetDemo();
    // A public page uses the language that the phone last used.
    const before = (phone: BrowserContext) =>
      phone.addInitScript((stored) => localStorage.setItem('locale', stored), locale);
    const { page, context, complaints } = await openApp(chrome, {
      locale,
      token: await signIn(`${market}-rich`),
      path: '/dataclear/tally',
      before,
    });
    const posts: string[] = [];
    page.on('request', (request) => request.url().includes('/app/delmydata') && posts.push(request.url()));
    const field = page.getByLabel(t('deletion.email_label'));
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
    await field.fill('somebody@mail.example');
    await press(t('deletion.submit'));
    await seen(page, t('deletion.error_suffix'));
    await field.fill('nobody.at.all@gmail.com');
    await press(t('deletion.submit'));
    await seen(page, t('deletion.confirm_again'));
    expect(posts).toEqual([]);
    await press(t('deletion.confirm_button'));
    await seen(page, t('deletion.bad_user'));
    // The address belongs to another user: the request waits, and its owner can withdraw it by opening the app.
    await field.fill(`${{ id: 'budi', ph: 'grace', br: 'joao' }[market]}.${market}@gmail.com`);
    await press(t('deletion.submit'));
    await press(t('deletion.confirm_button'));
    await seen(page, t('deletion.submitted'));
    expect(posts).toHaveLength(2);
    expect(await signIn(`${market}-finished`)).not.toBe('');
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });
});
