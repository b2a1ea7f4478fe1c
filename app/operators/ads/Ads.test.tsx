import { exampleAdApps } from '@tally/contract/fixtures/operator';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { accepted, enterKey, openOperatorPage } from '../../testing/pages/operatorPage';

it("'downloaded' removes an ad app from the list, 'no apk' marks it (ROUTE-17, OPS-7)", async () => {
  const { posts } = openOperatorPage({ postAdApp: accepted }, '/optbd');
  await enterKey();
  expect(await screen.findByText(/Shown 1\.840 times/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as no APK Chess Corner' }));
  expect(await screen.findByText('Marked: no APK')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as downloaded Harvest Hero' }));
  await waitFor(() => expect(screen.queryByText('Harvest Hero')).toBeNull());
  expect(await posts('/app/adapp')[0]?.json()).toEqual({ appPkgName: 'com.partner.chesscorner', hasNoApk: true });
  expect(await posts('/app/adapp')[1]?.json()).toEqual({ appPkgName: 'com.partner.harvesthero' });
});

it('an app that was marked before is marked for whoever looks next (OPS-7)', async () => {
  const [first, ...rest] = exampleAdApps;
  openOperatorPage({ getAdApps: [...(first ? [{ ...first, hasNoApk: true }] : []), ...rest] }, '/optbd');
  await enterKey();
  expect(await screen.findAllByText('Marked: no APK')).toHaveLength(1);
});

it('what is known of a downloaded package goes along; what cannot be meant is not sent', async () => {
  const { posts } = openOperatorPage({ postAdApp: accepted }, '/optbd');
  await enterKey();
  await userEvent.click(await screen.findByRole('button', { name: 'Class name and size Harvest Hero' }));
  await userEvent.type(screen.getByLabelText('Class name'), 'com.partner.harvesthero.Main');
  await userEvent.type(screen.getByLabelText('APK size in bytes'), '48 MB');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as downloaded Harvest Hero' }));
  expect(screen.getByText('Bytes, digits only (10 GB at most)')).toBeTruthy();
  expect(posts('/app/adapp')).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('APK size in bytes'));
  await userEvent.type(screen.getByLabelText('APK size in bytes'), '48000123');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as downloaded Harvest Hero' }));
  await waitFor(() => expect(posts('/app/adapp')).toHaveLength(1));
  expect(await posts('/app/adapp')[0]?.json()).toEqual({
    appPkgName: 'com.partner.harvesthero',
    appClassName: 'com.partner.harvesthero.Main',
    apkSize: 48_000_123,
  });
});
