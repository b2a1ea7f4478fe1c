import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of an envelope, for a message. */
export function EnvelopeIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.white} stroke={paint.redMid} strokeWidth="2" x="4" y="10" width="40" height="30" rx="7" />
      <path fill={paint.red} d="M3 17q0-8 8-8h26q8 0 8 8L27 29q-3 2-6 0" />
      <g data-check>
        <circle fill={paint.dark} cx="24" cy="27" r="8" />
        <path stroke={paint.white} strokeWidth="3.5" d="m20.5 27 2.5 2.5 5-5" />
      </g>
    </Svg>
  );
}
