import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '@tally/tokens/color';
import { contrast, layersOf, roundedRatio, wanted } from '@tally/tokens/contrast';
import { pairs } from '@tally/tokens/pairs';
import { useState } from 'react';
import { tokenLeaves } from '#storybook/tokenLeaves';
import { wholeWindow } from '#storybook/toolbars';
import { BrandTrial } from './BrandTrial';
import { PairSample } from './PairSample';
import { colorPurposes } from './purposes';
import { TakeTokens } from './TakeAway';
import './tokens.css';

const meta = { title: 'Tokens/Colour', tags: ['!autodocs'], ...wholeWindow } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The roles by group: those without one stand in the group of their own name. */
const groups = Object.entries(color).map(([name, value]) => ({
  name: name as keyof typeof colorPurposes,
  roles: tokenLeaves({ [name]: value }),
}));

/** All colour roles, each with its value below its name. Components use these and never a raw value. */
export const Roles: Story = {
  render: () => (
    <div className="tokens roles">
      <TakeTokens />
      {groups.map(({ name, roles }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>{colorPurposes[name]}</p>
          <ul>
            {roles.map(([role, value]) => (
              <li key={role}>
                <div className="swatch" style={{ background: value }} />
                <div>
                  <strong>{role}</strong>
                  <span>{value.replaceAll(',', ', ')}</span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

function ContrastPage() {
  const [shown, show] = useState(color);
  return (
    <div className="tokens">
      <BrandTrial onColor={show} />
      <table className="whole" aria-label="All pairs">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Ratio</th>
            <th scope="col">Needs</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.use}>
              <td>
                <PairSample pair={pair} color={shown} />
              </td>
              <td>{roundedRatio(contrast(layersOf(pair, shown)))}</td>
              <td>{wanted(pair.kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Every colour pair used by components, with its contrast and the required minimum. The same list is tested. Type or
 * pick another colour of the brand to see which pairs it makes unreadable.
 */
export const Contrast: Story = { render: () => <ContrastPage /> };
