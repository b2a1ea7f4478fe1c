import type { Meta, StoryObj } from '@storybook/react-vite';
import { layer } from '@tally/tokens/layer';
import { motion } from '@tally/tokens/motion';
import { elevation, radius } from '@tally/tokens/shape';
import { space } from '@tally/tokens/space';
import { type } from '@tally/tokens/type';
import { theme } from '@tally/ui/theme/theme';
import type { ReactNode } from 'react';
import { wholeWindow } from '#storybook/toolbars';
import { coins, resolve, text } from '../texts/storyArgs';
import {
  elevationPurposes,
  layerPurposes,
  motionPurposes,
  radiusPurposes,
  spacePurposes,
  typePurposes,
} from './purposes';
import { TakeTokens } from './TakeAway';
import './tokens.css';

const meta = { title: 'Tokens/Scales', tags: ['!autodocs'], ...wholeWindow } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface RowsProps {
  tokens: Readonly<Record<string, string | number>>;
  purposes: Readonly<Record<string, string>>;
  sample?: (value: string, name: string) => ReactNode;
  /**
   * Where there is little room: `wide`: the sample is as wide as the page, so it stands below the words; `tall`: it has
   * a ground of its own beside them.
   */
  shape?: 'small' | 'wide' | 'tall';
}

/** All type tokens have it: their values are read without. */
const family = 'var(--tally-family)';

/** Table of tokens: name, purpose, value and a sample. */
function Rows({ tokens, purposes, sample, shape = 'small' }: RowsProps) {
  return (
    <div className="tokens">
      <TakeTokens />
      <table className={`whole stack ${sample ? shape : ''}`}>
        <tbody>
          {Object.entries(tokens).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{purposes[name]}</td>
              <td>{String(value).replace(` ${family}`, '')}</td>
              {sample && <td>{sample(String(value), name)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sizes are in rem, so they follow the device's text size; figures are tabular. */
export const Type: Story = {
  render: (_args, { globals }) => {
    const words = resolve(
      <>
        {text('title.withdraw')} {coins(1234)}
      </>,
      globals,
    );
    return (
      <Rows
        shape="wide"
        tokens={type}
        purposes={typePurposes}
        sample={(value) => <span style={{ font: value }}>{words}</span>}
      />
    );
  },
};

/** Distances. */
export const Space: Story = {
  render: () => (
    <Rows
      tokens={space}
      purposes={spacePurposes}
      sample={(value) => <div className="bar" style={{ width: value, background: theme.color.link }} />}
    />
  ),
};

/** Rounded corners. */
export const Radius: Story = {
  render: () => (
    <Rows
      tokens={radius}
      purposes={radiusPurposes}
      sample={(value) => (
        <div
          style={{
            width: 64,
            height: 40,
            borderRadius: value,
            background: theme.color.chosen,
            border: `1px solid ${theme.color.link}`,
          }}
        />
      )}
    />
  ),
};

/** Shadows of elements above the page. */
export const Elevation: Story = {
  render: () => (
    <Rows
      shape="tall"
      tokens={elevation}
      purposes={elevationPurposes}
      sample={(value) => (
        <div className="ground" style={{ background: theme.color.skeleton }}>
          <div style={{ height: 40, borderRadius: 12, background: theme.color.surface, boxShadow: value }} />
        </div>
      )}
    />
  ),
};

/** Durations and curves. With reduced motion only opacity moves. */
export const Motion: Story = { render: () => <Rows tokens={motion} purposes={motionPurposes} /> };

/** The stacking order (`z-index`). */
export const Layers: Story = { render: () => <Rows tokens={layer} purposes={layerPurposes} /> };

/** Only the hero's pattern differs between markets; select another market in the toolbar. */
export const MarketPattern: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <div style={{ height: 200, background: `${theme.market.pattern}, ${theme.color.hero.fill}` }} />,
};
