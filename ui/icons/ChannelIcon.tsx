import { Svg, type IconProps } from './Svg';

/** Line icon of a news channel, in the style of the icons next to it. The coloured picture is `MegaphoneIcon`. */
export function ChannelIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M8 19v9h7l17 9V10l-17 9zm7 9v8q0 3 3 3t3-3v-4m18-14q5 5.5 0 11" />
    </Svg>
  );
}
