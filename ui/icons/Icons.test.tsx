import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { CheckIcon } from './CheckIcon';
import { CoinIcon } from './CoinIcon';
import type { IconProps } from './Svg';

const files = import.meta.glob<Record<string, ComponentType<IconProps>>>('./**/*Icon.tsx', { eager: true });
const icons = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file).map(([name, Icon]) => ({ path, name, Icon })),
);

const tick = /d="m\d+ \d+ \d+ \d+ \d+-\d+"/;

it('a coin carries five tally strokes and no tick, which means done (PRODUCT-4)', () => {
  const coin = renderToStaticMarkup(<CoinIcon />);
  expect(coin.match(/<path stroke="[^"]+" stroke-width="[^"]+" d="([^"]+)"/)?.[1]?.match(/[mM]/g)).toHaveLength(5);
  expect(coin).not.toMatch(tick);
  expect(renderToStaticMarkup(<CheckIcon />)).toMatch(tick);
});

describe.each(icons)('$name', ({ path, name, Icon }) => {
  it('an icon lives in the file of its name', () => expect(path.split('/').at(-1)).toBe(`${name}.tsx`));

  it('an icon is decoration until it has a name', () => {
    const { rerender } = render(<Icon />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Icon aria-label="Coin" />);
    screen.getByRole('img', { name: 'Coin' });
  });

  it('an icon takes its edge in px and whatever an svg takes', () => {
    const { container } = render(<Icon size={40} className="mine" />);
    const drawing = container.firstElementChild;
    expect(['width', 'height', 'class'].map((name) => drawing?.getAttribute(name))).toEqual(['40', '40', 'mine']);
  });

  it('an icon is flat and has no colour of its own', () => {
    const drawing = renderToStaticMarkup(<Icon />);
    expect(drawing).not.toMatch(/gradient|<image|filter=/i);
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((found) => found[1]);
    expect(colours.filter((colour) => !/^(none|currentColor|var\(--tally-color-art-)/.test(colour ?? ''))).toEqual([]);
  });
});
