import { paint } from '../paint';
import { Svg, type IconProps } from '../Svg';

interface TicketFaceProps extends IconProps {
  /** Gold instead of red. */
  gold?: boolean;
}

/** The ticket as a character: body and cheeks. `children` are eyes and mouth. */
export function TicketFace({ gold = false, children, ...rest }: TicketFaceProps) {
  return (
    <Svg overflow="visible" {...rest}>
      <path fill={gold ? paint.goldEdge : paint.redSoft} d="m9 8 28-5q3-.5 3.5 2.5L42 16l-34 6-2-10q0-3 3-4" />
      <path
        fill={paint.white}
        d="M6 14h36q3 0 3 3v7a5 5 0 0 0 0 10v7q0 3-3 3H6q-3 0-3-3v-7a5 5 0 0 0 0-10v-7q0-3 3-3"
      />
      <path stroke={gold ? paint.goldEdge : paint.redMid} strokeWidth="3" d="M34 19v2m0 7v2m0 7v2" />
      <circle fill={gold ? paint.goldCheek : paint.redSoft} cx="9.5" cy="30" r="2.2" />
      <circle fill={gold ? paint.goldCheek : paint.redSoft} cx="26.5" cy="30" r="2.2" />
      {children}
    </Svg>
  );
}

/** `TicketFace` asleep: closed eyes and two letters Z. */
export function SleepingTicketFace(props: TicketFaceProps) {
  return (
    <TicketFace {...props}>
      <path stroke={paint.dark} strokeWidth="3.5" d="M10 24q2.5 2.5 5 0m6 0q2.5 2.5 5 0m-9.5 8h3" />
      <path stroke={paint.dark} strokeWidth="2.2" d="M43 4h4.5l-4.5 5.5h4.5M49.5 -4.5h3.3l-3.3 4h3.3" />
    </TicketFace>
  );
}
