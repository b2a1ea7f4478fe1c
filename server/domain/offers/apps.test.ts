// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../catalogue/check';
import type { Catalogue } from '../../catalogue/reader';
import br from '../../demo/catalogue.br.json';
import id from '../../demo/catalogue.id.json';
import { appInfoOf, appInfoOfPackage, appSettingsOf, isOurs, marketOfPackage, packageOf, walletIconsOf } from './apps';

const url = 'https://tally.example.com';
let catalogue: Catalogue;
beforeAll(() => {
  const stored = (file: unknown) => ({
    file: checkCatalogue(file, 'a catalogue', undefined),
    lucky: { offered: [], known: new Map() },
    placeIds: new Map(),
  });
  catalogue = { id: stored(id), br: stored(br) };
});
const shared = ['appEmail', 'appIcon', 'appName', 'appPkgName', 'appShortName', 'developerName', 'storeUrl'];

describe('an app of ours', () => {
  it('an app of ours is known by its package, and nothing else is', () => {
    expect([isOurs(catalogue, 'com.tally.br'), isOurs(catalogue, 'com.else')]).toEqual([true, false]);
    expect([marketOfPackage(catalogue, 'com.tally.br'), marketOfPackage(catalogue, 'com.else')]).toEqual(['br', 'id']);
    expect([packageOf(catalogue, 'br'), packageOf(catalogue, 'ph')]).toEqual(['com.tally.br', '']);
  });

  it.each(['tallybr', 'TallyBR', 'com.tally.br', 'COM.Tally.br'])('our app is publicly called %s', (name) => {
    const info = appInfoOf(catalogue, name);
    expect(info?.appPkgName).toBe('com.tally.br');
    expect(Object.keys(info ?? {}).sort()).toEqual(shared);
  });

  it('an app of ours is described instead of an unknown one, in the markets that have one', () => {
    expect(appInfoOf(catalogue, 'else')).toBeUndefined();
    expect(Object.keys(appInfoOfPackage(catalogue, 'com.else', 'br') ?? {}).sort()).toEqual(shared);
    expect(appInfoOfPackage(catalogue, 'com.else', 'ph')).toBeUndefined();
  });

  it('an app of ours shares a picture by its whole address, and says nothing in a market without texts', () => {
    expect(appSettingsOf(catalogue, 'com.tally.id', 'id', url)?.shareImg).toBe(
      `${url}/event/v1/app/img?img=tally-share`,
    );
    expect(appSettingsOf(catalogue, 'com.tally.id', 'en_ph', url)).toBeUndefined();
  });

  it("the marks of a market's e-wallets are those of its catalogue, and none without (ACCOUNT-25)", () => {
    const walletIcons = [{ type: 'OVO', icon: 'https://cdn.example.com/ovo.png' }];
    const file = checkCatalogue({ ...id, walletIcons }, 'a catalogue', undefined);
    const own = catalogue.id && { ...catalogue.id, file };
    expect(walletIconsOf({ ...catalogue, ...(own && { id: own }) }, 'id')).toEqual(walletIcons);
    expect(walletIconsOf(catalogue, 'id')).toEqual([]);
    expect(walletIconsOf(catalogue, 'ph')).toEqual([]);
  });
});
