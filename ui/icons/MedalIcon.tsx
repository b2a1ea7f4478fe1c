import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Colours of each medal: metal, edge and number. */
const metals = {
  1: [paint.gold, paint.goldEdge, paint.dark],
  2: [paint.silver, paint.silverEdge, paint.silverInk],
  3: [paint.bronze, paint.bronzeEdge, paint.bronzeInk],
} as const;

/** Medal of one of the first three ranks, with its number. */
export function MedalIcon({ place = 1, ...rest }: IconProps & { place?: 1 | 2 | 3 }) {
  const [metal, edge, ink] = metals[place];
  return (
    <Svg {...rest}>
      <path fill={paint.redDeep} d="M10 2h12l6 16-10 5z" />
      <path fill={paint.red} d="M38 2H26l-6 16 10 5z" />
      <circle fill={edge} cx="24" cy="31" r="15.5" />
      <circle fill={metal} cx="24" cy="30" r="15" />
      <text x="24" y="37" textAnchor="middle" fontWeight="800" fontSize="20" fill={ink}>
        {place}
      </text>
    </Svg>
  );
}
