import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

interface ShieldIconProps extends IconProps {
  /** `cross`: what was asked for is refused. */
  mark?: 'tick' | 'cross';
}

/** Safety and privacy; with a cross, nobody is let in. */
export function ShieldIcon({ mark = 'tick', ...rest }: ShieldIconProps) {
  const isTick = mark === 'tick';
  return (
    <Svg {...rest}>
      <path fill={isTick ? paint.green : paint.red} d="M24 3q8 6 18 6 2 27-18 36Q4 36 6 9q10 0 18-6" />
      <path fill={isTick ? paint.greenDeep : paint.redDeep} d="M24 3q8 6 18 6 2 27-18 36" />
      <path stroke={paint.white} strokeWidth="5" d={isTick ? 'm16 24 6 6 11-12' : 'm17 17 14 14m0-14L17 31'} />
    </Svg>
  );
}
