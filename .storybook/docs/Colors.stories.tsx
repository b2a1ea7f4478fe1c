import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '@tally/tokens/color';
import { contrast, pairs, wanted, type Pair } from '@tally/tokens/contrast';
import { tokenLeaves } from '#storybook/tokenLeaves';
import { colorPurposes } from './purposes';
import './tokens.css';

const meta = { title: 'Tokens/Colour', tags: ['!autodocs'] } satisfies Meta;
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

/** The layers behind the front one as one CSS background, with the lowest layer last. */
const ground = ([, ...behind]: Pair['layers']) => behind.map((layer) => `linear-gradient(${layer},${layer})`).join(',');

/** Every colour pair used by components, with its contrast and the required minimum. The same list is tested. */
export const Contrast: Story = {
  render: () => (
    <div className="tokens">
      <table className="whole">
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
                <div
                  className="sample"
                  style={{
                    background: ground(pair.layers),
                    color: pair.layers[0],
                    fontSize: pair.kind === 'text' ? undefined : 24,
                  }}
                >
                  {pair.use}
                </div>
              </td>
              <td>{contrast(pair.layers).toFixed(2)}</td>
              <td>{wanted(pair.kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};
