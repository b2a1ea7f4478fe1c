import { floatPlace, homeAdPlace } from '@tally/contract/limits';
import type { Locale } from '@tally/contract/market';
import { localeMarket } from '@tally/contract/market';
import { moreAppsType, placeOpen, placeShow } from '@tally/contract/opt';
import type { MoreApp, PlaceItem } from '@tally/contract/opt';
import { pictureLink } from './pictures';

/** A partner's app. */
interface Partner {
  readonly slug: string;
  readonly name: string;
  /** A line in the words of the locale. */
  readonly lines: Readonly<Record<'en' | 'id' | 'pt', string>>;
}

const partners: readonly Partner[] = [
  { slug: 'harvest-hero', name: 'Harvest Hero', lines: { en: 'Grow a farm in five minutes a day', id: 'Bangun kebun lima menit sehari', pt: 'Cuide de uma fazenda em cinco minutos por dia' } },
  { slug: 'chess-corner', name: 'Chess Corner', lines: { en: 'Learn one trick every morning', id: 'Satu trik catur setiap pagi', pt: 'Aprenda um truque toda manhã' } },
  { slug: 'little-chef', name: 'Little Chef', lines: { en: 'Cook for a street full of guests', id: 'Memasak untuk tamu satu jalan', pt: 'Cozinhe para uma rua cheia' } },
  { slug: 'cloud-notes', name: 'Cloud Notes', lines: { en: 'Your lists on every phone', id: 'Catatanmu di semua ponsel', pt: 'Suas listas em todos os celulares' } },
  { slug: 'runway-24', name: 'Runway 24', lines: { en: 'Dress up, walk, win', id: 'Berdandan, melangkah, menang', pt: 'Vista-se, desfile, vença' } },
  { slug: 'street-market', name: 'Street Market', lines: { en: 'Groceries from around the corner', id: 'Belanja dari warung sekitar', pt: 'Compras da esquina' } },
  { slug: 'word-garden', name: 'Word Garden', lines: { en: 'Plant letters, pick words', id: 'Tanam huruf, petik kata', pt: 'Plante letras, colha palavras' } },
  { slug: 'night-bus', name: 'Night Bus', lines: { en: 'Drive the last bus home', id: 'Kemudikan bus terakhir', pt: 'Dirija o último ônibus' } },
  { slug: 'coffee-club', name: 'Coffee Club', lines: { en: 'A cup for a stamp', id: 'Secangkir kopi, satu stempel', pt: 'Um café, um selo' } },
];

const actions: Record<Locale, string> = { en: 'Play', id: 'Main', en_ph: 'Play', pt_br: 'Jogar' };
const install: Record<Locale, string> = { en: 'Install', id: 'Pasang', en_ph: 'Install', pt_br: 'Instalar' };

const packageOfPartner = ({ slug }: Partner): string => `com.partner.${slug.replaceAll('-', '')}`;
const store = (partner: Partner): string => `https://play.google.com/store/apps/details?id=${packageOfPartner(partner)}`;
const lineOf = (partner: Partner, locale: Locale): string => partner.lines[locale === 'id' ? 'id' : locale === 'pt_br' ? 'pt' : 'en'];

const asApp = (partner: Partner, locale: Locale, index: number): MoreApp => ({ name: partner.name, icon: pictureLink(partner.slug), headline: lineOf(partner, locale), link: store(partner), action: index % 3 === 1 ? actions[locale] : '' });
const appsFrom = (from: number, to: number, locale: Locale): MoreApp[] => partners.slice(from, to).map((partner, index) => asApp(partner, locale, index));

/** More apps (1), hot apps (2, Indonesia only), another list (3). */
export function moreAppsOf(type: number, locale: Locale): MoreApp[] {
  if (type === moreAppsType.hot) return localeMarket[locale] === 'id' ? appsFrom(4, 9, locale) : [];
  return type === moreAppsType.other ? appsFrom(2, 6, locale) : appsFrom(0, 8, locale);
}

export const promotedAppsOf = (locale: Locale): MoreApp[] => appsFrom(5, 8, locale);

/** The item of home's ad place that opens the phone app's ads window. */
const adsWindowItem = 2;

const asPlaceItem = (partner: Partner, id: number, locale: Locale): PlaceItem => ({
  id, name: partner.name, icon: pictureLink(partner.slug), link: store(partner), title: lineOf(partner, locale), image: `${pictureLink(partner.slug).replace('/img?', '/ad?')}`, action: install[locale],
  data: '', appPkgName: packageOfPartner(partner), priority: 100 - id, showType: placeShow.card, openType: id === adsWindowItem ? placeOpen.ads : placeOpen.link, needReport: true,
});

const places: Readonly<Record<number, readonly [from: number, to: number]>> = { [homeAdPlace]: [0, 2], [floatPlace]: [4, 5] };

/** What is shown at a place; an unknown place is empty. */
export function placeItemsOf(placeId: number, locale: Locale): PlaceItem[] {
  const [from, to] = places[placeId] ?? [0, 0];
  return partners.slice(from, to).map((partner, index) => asPlaceItem(partner, from + index + 1, locale));
}

/** Whether an item of some place has this id. */
export const isPlaceItem = (id: number): boolean => Object.values(places).some(([from, to]) => id > from && id <= to);

/** Partners that pay for a lucky task, with the ad network they come from. */
export const luckyOffers = partners.map((partner, index) => ({
  taskId: 100 + index,
  source: index % 3 === 0 ? ('MTG' as const) : ('PANGLE' as const),
  appName: partner.name,
  appIcon: pictureLink(partner.slug),
  appPkgName: packageOfPartner(partner),
  appClassName: `${packageOfPartner(partner)}.MainActivity`,
}));
export type LuckyOffer = (typeof luckyOffers)[number];
