// Rooms: app/features/invitation, app/features/team, app/screens/Invitation, app/screens/NotFound, app/screens/Team,
//   contract/people/referral, contract/people/team, server/domain/people/team, server/domain/people/joining,
//   server/domain/people/joinedSince, server/http/handlers/team
import type { ReferralInfo } from '@tally/contract/people/referral';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, violations, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { resetDemo, joinAs, readCall, signIn } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
  await resetDemo();
});
afterAll(() => chrome.close());

describe.each(marketLanguages)('%s', (locale) => {
  const { market } = places[locale];
  const t = textsIn(locale);

  it("an invite link opens in the inviter's language and leads to the store; a person who comes by it is in the team (INVITE-2, INVITE-3, TEAM-3, TEAM-5)", async () => {
    const inviter = await signIn(`${market}-midway`);
    const { url } = await readCall<{ url: string }>('/task/team/', inviter);
    const { total } = await readCall<{ total: number }>('/task/team/', inviter);
    const { pathname } = new URL(url);
    const refCode = pathname.split('/').at(-1) ?? '';
    const { userName, appName, appPkgName, utmS, utmM } = await readCall<ReferralInfo>(
      `/user/refinfo?refCode=${refCode}`,
      '',
    );
    const stores: URL[] = [];
    // The invitation is opened outside of the phone app, in a browser set to English.
    const { page, context, complaints } = await openApp(chrome, {
      path: pathname,
      scenario: { host: 'absent' },
      before: (phone) =>
        phone.route('https://play.google.com/**', (route) => {
          stores.push(new URL(route.request().url()));
          return route.fulfill({ contentType: 'text/html', body: 'the store' });
        }),
    });
    await page.getByRole('heading', { name: t('ref.headline', { name: userName }) }).waitFor();
    await page.getByText(appName, { exact: true }).first().waitFor();
    await page.getByRole('region', { name: t('ref.ranking_title') }).waitFor();
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await actorAt(page).tap(t('ref.install'));
    await expect.poll(() => stores.length).toBe(1);
    expect(stores[0]?.searchParams.get('id')).toBe(appPkgName);
    const referrer = new URLSearchParams(stores[0]?.searchParams.get('referrer') ?? '');
    expect([referrer.get('utm_source'), referrer.get('utm_medium')]).toEqual([utmS, utmM]);
    await context.close();

    await joinAs({ market, refCode, name: 'Somebody New' });
    const team = await openApp(chrome, { locale, token: inviter, path: '/team' });
    await actorAt(team.page).sees('Somebody New');
    expect((await readCall<{ total: number }>('/task/team/', inviter)).total).toBe(total + 1);
    await team.context.close();
  });
});

it('a code that nobody has leads to the page that cannot be opened (INVITE-1, INVITE-2)', async () => {
  for (const code of ['abc', 'nobodyhasthis']) {
    const { page, context } = await openApp(chrome, {
      locale: 'en',
      path: `/ref/${code}`,
      scenario: { host: 'absent' },
    });
    await actorAt(page).sees(textsIn('en')('ref.unknown_title'));
    await context.close();
  }
});
