// @vitest-environment node
import { expect, it } from 'vitest';
import { checkCatalogue } from '../../catalogue/check';
import catalogueOfIndonesia from '../../demo/catalogue.id.json';
import { placeItemsOf } from './offers';

it('a place shows its items by priority, the highest first, in whatever order the catalogue names them', () => {
  const file = checkCatalogue(catalogueOfIndonesia, 'a catalogue', undefined);
  const [first, second] = file.places[1101];
  if (!first || !second) throw new Error('The demo shows nothing at home.');
  const shownFirst = (priorities: readonly [number, number]) => {
    const items = [first, second].map((item, n) => ({ ...item, priority: priorities[n] ?? 0 }));
    const lucky = { offered: [], known: new Map() };
    const catalogue = {
      id: { file: { ...file, places: { ...file.places, 1101: items } }, lucky, placeIds: new Map() },
    };
    return placeItemsOf(catalogue, 1101, 'id').map(({ name }) => name)[0];
  };
  expect([shownFirst([2, 1]), shownFirst([1, 2])]).toEqual([first.name, second.name]);
});
