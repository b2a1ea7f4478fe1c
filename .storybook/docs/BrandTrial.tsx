import { colorOf, type Color } from '@tally/tokens/color';
import { failuresOf, roundedRatio, wanted, type Failure } from '@tally/tokens/contrast';
import { brandColor, paletteOf } from '@tally/tokens/palette';
import { useState } from 'react';
import { designTokens } from '../takeaway/designTokens';
import { PairSample } from './PairSample';
import './take.css';

/** `#RRGGBB` of what was typed, also without `#` and with three digits. */
function readHex(text: string): string | undefined {
  const [, digits = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? [];
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return six ? `#${six.toUpperCase()}` : undefined;
}

const sides = ({ pair: { roles }, layers }: Failure) => roles.map((role, at) => `${role} ${layers[at] ?? ''}`);

function FailureRow({ failure, color }: { failure: Failure; color: Color }) {
  const [front = '', ...behind] = sides(failure);
  const { pair, ratio, missing } = failure;
  return (
    <tr>
      <td>
        <PairSample pair={pair} color={color} />
      </td>
      <td>
        {front}
        <br />
        on {behind.join(' over ')}
      </td>
      <td>{roundedRatio(ratio)}</td>
      <td>{wanted(pair.kind)}</td>
      <td>{(Math.ceil(missing * 100) / 100).toFixed(2)}</td>
    </tr>
  );
}

function Failures({ failures, color }: { failures: readonly Failure[]; color: Color }) {
  if (failures.length === 0) return null;
  return (
    <table className="whole" aria-label="Pairs that fail">
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Colours</th>
          <th scope="col">Ratio</th>
          <th scope="col">Needs</th>
          <th scope="col">Missing</th>
        </tr>
      </thead>
      <tbody>
        {failures.map((failure) => (
          <FailureRow key={failure.pair.use} failure={failure} color={color} />
        ))}
      </tbody>
    </table>
  );
}

const fileOf = (brand: string) => `${JSON.stringify(designTokens(brand)['base.tokens.json'], null, 2)}\n`;

/** The token file of a brand: to copy, and to download where a page may not copy. */
function TakeFile({ brand }: { brand: string }) {
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(fileOf(brand)).then(
      () => say(`The tokens of ${brand} are copied`),
      () => say('This page may not copy. Download the file instead.'),
    );
  return (
    <p className="take">
      <button type="button" onClick={() => void copy()}>
        Copy the token file
      </button>
      <a href={`data:application/json;charset=utf-8,${encodeURIComponent(fileOf(brand))}`} download="base.tokens.json">
        Download it
      </a>
      <span role="status">{said}</span>
    </p>
  );
}

const Shades = ({ brand }: { brand: string }) => (
  <ul className="shades">
    {Object.entries(paletteOf(brand))
      .filter(([name]) => name.startsWith('brand'))
      .map(([name, value]) => (
        <li key={name}>
          <div style={{ background: value }} />
          {name.replace('brand', '')}
          <br />
          {value}
        </li>
      ))}
  </ul>
);

/** Tries another colour of the brand: its shades, and each pair that would not be readable with it. */
export function BrandTrial({ onColor }: { onColor: (color: Color) => void }) {
  const [typed, type] = useState<string>(brandColor);
  const brand = readHex(typed);
  const change = (text: string) => {
    type(text);
    const hex = readHex(text);
    if (hex) onColor(colorOf(paletteOf(hex)));
  };
  const color = colorOf(paletteOf(brand ?? brandColor));
  const failures = failuresOf(color);
  return (
    <section className="trial">
      <p className="take">
        <label>
          Try a brand colour{' '}
          <input
            value={typed}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={!brand}
            onChange={(event) => change(event.target.value)}
          />
        </label>
        <input
          type="color"
          aria-label="Pick a brand colour"
          value={(brand ?? brandColor).toLowerCase()}
          onChange={(event) => change(event.target.value.toUpperCase())}
        />
        <button type="button" onClick={() => change(brandColor)}>
          Ours again
        </button>
      </p>
      {brand ? (
        <>
          <Shades brand={brand} />
          <p role="status">
            <strong>
              {failures.length === 0 ? 'Every pair is readable.' : `Not readable: ${failures.length} pairs.`}
            </strong>
          </p>
          <Failures failures={failures} color={color} />
          <TakeFile brand={brand} />
        </>
      ) : (
        <p role="status">A colour has six digits from 0 to 9 and A to F, e.g. #1D65B8.</p>
      )}
    </section>
  );
}
