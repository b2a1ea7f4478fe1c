import { en } from '@tally/locales/all';
import { expect, it } from 'vitest';
import { closeHome, closeHostedPage } from '../platform/links';
import { routeOf, routes } from './routes';

it('the app has exactly these pages, and says of any other address that there is none (ROUTE-18)', () => {
  const paths = routes.map(({ path }) => path);
  const stated = [
    '/default',
    '/home',
    '/income',
    '/account',
    '/withdraw',
    '/passbook/:count?',
    '/team',
    '/opt/moreapps',
    '/feedback',
    '/mydata',
    '/tips/:name',
    '/app/coincenter',
    '/app/moreapps',
    '/app/referral',
    '/ref/:code',
    '/privacy-policy/:app?',
    '/dataclear/:app?',
    '/minibd',
    '/optbd',
    '/desk',
    '*',
  ];
  expect(
    paths.filter((path) => !stated.includes(path)),
    'pages to state here and in docs/product-rules.md',
  ).toEqual([]);
  expect(
    stated.filter((path) => !paths.includes(path)),
    'pages without a row in routes.ts',
  ).toEqual([]);
  expect(paths.length, 'each page once').toBe(stated.length);
  expect(routeOf('/nowhere').path).toBe('*');
  expect(routeOf('/404').path).toBe('*');
});

it('every page has a title in words', () => {
  for (const { title } of routes) expect(en).toHaveProperty([title]);
});

it.each([
  ['/home', 'ignored'],
  ['/privacy-policy', 'ignored'],
  ['/ref/ABC234', 'ignored'],
  ['/app/coincenter', 'ignored'],
  ['/app/moreapps', 'ignored'],
  ['/app/referral', 'ignored'],
  ['/withdraw', 'step'],
  ['/mydata', 'step'],
  ['/passbook/0', 'step'],
] as const)('the back key on %s: %s (ROUTE-21)', (path, rule) => expect(routeOf(path).back).toBe(rule));

it('the back key is ignored on no other page (ROUTE-21)', () => {
  const ignoring = routes.filter(({ back }) => back === 'ignored').map(({ path }) => path);
  expect(ignoring.sort()).toEqual([
    '/app/coincenter',
    '/app/moreapps',
    '/app/referral',
    '/default',
    '/home',
    '/privacy-policy/:app?',
    '/ref/:code',
  ]);
});

it('the back button has a native link for home and one for the hosted pages (ROUTE-20)', () => {
  expect([closeHome, closeHostedPage]).toEqual(['app://close/home', 'app://close/shell']);
});

it('nothing leads to the area of the operators but its own pages (PRODUCT-1)', () => {
  const sources = Object.entries(
    import.meta.glob<string>(
      ['../**/*.{ts,tsx}', '!../**/*.{test,stories,journey}.*', '!../e2e/**', '!../testing/**'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    ),
  );
  expect(sources.length).toBeGreaterThan(300);
  const naming = sources.flatMap(([file, code]) => (/['"`/](minibd|optbd|desk)\b(?!\/)/.test(code) ? [file] : []));
  // The table of routes, the reader of addresses, and the numbers, which lead to the other two. A folder is no page.
  expect(naming.sort()).toEqual([
    '../operators/numbers/NumbersScreen.tsx',
    '../startup/head/entryParams.ts',
    './routes.ts',
  ]);
});
