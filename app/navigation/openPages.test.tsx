import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';
import { loadOnce, mapLoaded, type Loadable } from './lazyWithPreload';
import { createNavigation } from './navigation';
import { useOpenPage, useShownLocation } from './openPages';

type Screen = () => string;

/** A page whose code comes when it is let, or does not come. */
function page(words: string) {
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const coming = new Promise<Screen>((done, failed) => {
    arrive = () => done(() => words);
    fail = () => failed(new Error('lost'));
  });
  const load = loadOnce(() => coming);
  return {
    load,
    Screen: lazy(() => mapLoaded(load(), (found) => ({ default: found }))),
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail()),
  };
}

const navigation = createNavigation('/home', { home: true });
function Shown({
  pages,
  load,
}: {
  pages: Record<string, ReturnType<typeof page>>;
  load: (path: string) => Loadable<unknown> | undefined;
}) {
  const openPage = useOpenPage(load);
  useEffect(() => navigation.attach(openPage), [openPage]);
  const place = useShownLocation(load);
  return (
    <ErrorBoundary at={place.pathname} fallback="Could not be loaded">
      <Suspense fallback="nothing">
        <Routes location={place}>
          <Route path="/home" element="Home" />
          {Object.entries(pages).map(([path, { Screen }]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The address and what is on the screen. */
const seen = () => [location.pathname, document.body.textContent];
const go = (to: string) => act(async () => navigation.go(to));

function open() {
  const pages = { '/withdraw': page('Withdraw'), '/team': page('Team') };
  const load = (path: string) => pages[path as keyof typeof pages]?.load();
  render(
    <BrowserRouter useTransitions={false}>
      <Shown pages={pages} load={load} />
    </BrowserRouter>,
  );
  return { withdraw: pages['/withdraw'], team: pages['/team'] };
}

beforeEach(() => history.replaceState({ idx: 0 }, '', '/home'));

it('the address stays that of the page on the screen until the code of the next one is there (ROUTE-23)', async () => {
  const { withdraw } = open();
  await go('/withdraw');
  expect(seen()).toEqual(['/home', 'Home']);
  await withdraw.arrive();
  expect(seen()).toEqual(['/withdraw', 'Withdraw']);
});

it('a page whose code does not come opens all the same, and says so (DIALOG-5)', async () => {
  // React and the browser log the error that the test causes on purpose.
  vi.spyOn(console, 'error').mockReturnValue();
  const { withdraw } = open();
  await go('/withdraw');
  await withdraw.fail();
  expect(seen()).toEqual(['/withdraw', 'Could not be loaded']);
});

it('of two pages that are asked for the last one opens', async () => {
  const { withdraw, team } = open();
  await go('/withdraw');
  await go('/team');
  await team.arrive();
  await withdraw.arrive();
  expect(seen()).toEqual(['/team', 'Team']);
});

it('a step back cancels the page that was asked for', async () => {
  const { withdraw, team } = open();
  await team.arrive();
  await go('/team');
  await go('/withdraw');
  await act(async () => {
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    navigation.back();
    await back;
  });
  await withdraw.arrive();
  expect(seen()).toEqual(['/home', 'Home']);
});

it('a step forward to a page whose code is still to come leaves on the screen what is there', async () => {
  const { withdraw } = open();
  await act(async () => {
    history.pushState({ idx: 1 }, '', '/withdraw');
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  expect(seen()).toEqual(['/withdraw', 'Home']);
  await withdraw.arrive();
  expect(await screen.findByText('Withdraw')).toBeTruthy();
});
