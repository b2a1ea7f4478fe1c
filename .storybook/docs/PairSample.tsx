import type { Color } from '@tally/tokens/color';
import { layersOf, type Layers } from '@tally/tokens/contrast';
import type { Pair } from '@tally/tokens/pairs';

/** The layers behind the front one as one CSS background, with the lowest layer last. */
const ground = ([, ...behind]: Layers) => behind.map((layer) => `linear-gradient(${layer},${layer})`).join(',');

/** A pair of colours as it looks, with its use in words. */
export function PairSample({ pair, color }: { pair: Pair; color: Color }) {
  const layers = layersOf(pair, color);
  const fontSize = pair.kind === 'text' ? undefined : 24;
  return (
    <div className="sample" style={{ background: ground(layers), color: layers[0], fontSize }}>
      {pair.use}
    </div>
  );
}
