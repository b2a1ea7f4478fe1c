// Rooms: app/features/wallet, app/screens/Account, app/overlays, contract/rules/accountNumber, contract/limits
import { accountNoDigits } from '@tally/contract/limits/account';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountNoLabel } from '../../testing/pages/accountNoLabel';
import { launch, openApp, textsIn } from '../browser';
import { newPerson } from '../demo';
import { actorAt } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en_ph');

it('what is wrong with a number is said beside the field and in a toast, which is gone once it is asked about; one that no operator has is asked about (ACCOUNT-11, ACCOUNT-19)', async () => {
  const { token } = await newPerson('ph');
  const { page, context } = await openApp(chrome, { locale: 'en_ph', token, path: '/account' });
  const actor = actorAt(page);
  const field = page.getByLabel(accountNoLabel(t, 'ph'));
  const submit = () => page.getByRole('button', { name: t('account.submit'), exact: true }).click();
  const toast = page.locator('[data-kind][data-place] > *');
  // The example in the field has as many digits as the words ask for.
  expect(accountNoDigits.ph).toContain(String((await field.getAttribute('placeholder'))?.length));
  await page.getByLabel(t('account.name_label')).fill('Maria Clara');
  await submit();
  const said = t('account.no_too_short', { digits: accountNoDigits.ph });
  await toast.filter({ hasText: said }).waitFor();
  const beside = page.locator(`[id="${(await field.getAttribute('aria-describedby')) ?? ''}"]`);
  expect(await beside.textContent()).toContain(said);

  await field.fill('08123456789');
  await submit();
  await actor.seesDialog(t('account.unknown_title'));
  expect(await toast.count()).toBe(0);
  await actor.tap(t('account.confirm_edit'), t('account.unknown_title'));
  await field.fill('+63 917 123 4567');
  await submit();
  await actor.seesDialog(t('account.confirm_title'));
  await context.close();
});
