import { type Market, markets } from '@tally/contract/market/codes';

/** The scenarios of demo people; each market has one person for each. */
const demoStories = ['fresh', 'midway', 'finished', 'rich', 'withdrawn', 'away', 'dup'] as const;
export type DemoStory = (typeof demoStories)[number];

/** A made-up person; anyone may sign in as them on a demo server. */
export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly market: Market;
  readonly story: DemoStory;
  /** One line about what is special about them. */
  readonly about: string;
}

const about: Record<DemoStory, string> = {
  fresh: 'has just logged in, nothing earned yet',
  midway: 'in the middle of the day, never withdrawn, check-in still open',
  finished: 'has finished every task of today',
  rich: 'much cash, a valid e-wallet, a team, lucky tasks done',
  withdrawn: 'has withdrawn: pending, paid and failed; reply to feedback',
  away: 'has not opened the app for 20 days: everything is about to lapse',
  dup: 'this phone already earns with another account',
};

const names: Record<Market, Record<DemoStory, string>> = {
  id: {
    fresh: 'Dewi Anggraini',
    midway: 'Sari Wulandari',
    finished: 'Budi Santoso',
    rich: 'Agus Salim',
    withdrawn: 'Rina Kartika',
    away: 'Joko Prasetyo',
    dup: 'Tono Wijaya',
  },
  ph: {
    fresh: 'Liza Cruz',
    midway: 'Angelo Reyes',
    finished: 'Grace Santos',
    rich: 'Paolo Garcia',
    withdrawn: 'Maria Bautista',
    away: 'Noel Ramos',
    dup: 'Ramon Flores',
  },
  br: {
    fresh: 'Ana Prado',
    midway: 'Beatriz Souza',
    finished: 'João Pereira',
    rich: 'Rafael Lima',
    withdrawn: 'Carla Dias',
    away: 'Caio Martins',
    dup: 'Otávio Rocha',
  },
};

export const demoPeople: readonly DemoPerson[] = markets.flatMap((market) =>
  demoStories.map((story) => ({
    id: `${market}-${story}`,
    name: names[market][story],
    market,
    story,
    about: about[story],
  })),
);
