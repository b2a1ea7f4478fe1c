import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '@tally/tokens/color';
import { contrast, pairs, wanted, type Pair } from '@tally/tokens/contrast';
import { tokenLeaves } from '#storybook/tokenLeaves';
import { colorPurposes } from './purposes';
import './tokens.css';

const meta = { title: 'Tokens/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All colour roles. Components use these and never a raw value. */
export const Roles: Story = {
  render: () => (
    <div className="tokens">
      <table className="whole">
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">Role</th>
            <th scope="col">For</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {tokenLeaves(color).map(([name, value]) => (
            <tr key={name}>
              <td>
                <div className="swatch" style={{ background: value }} />
              </td>
              <td>{name}</td>
              <td>{colorPurposes[name.split('.')[0] as keyof typeof colorPurposes]}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
