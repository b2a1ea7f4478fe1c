/** One of the made-up faces: colours, and the shape of the hair, behind the head and over it. */
interface Face {
  readonly ground: string;
  readonly skin: string;
  readonly shirt: string;
  readonly behind?: string;
  readonly over: string;
}

const short = 'M13 21q-1-14 11-14t11 14q-3-7-11-7t-11 7';
const parted = 'M13 22q-2-15 11-15 13 0 11 15-2-8-12-9-7 1-10 9';
const long = 'M11 36q-2-29 13-29t13 29z';
const curls = 'M13 21a5 5 0 0 1 2-8 6 6 0 0 1 9-5 6 6 0 0 1 9 5 5 5 0 0 1 2 8q-3-6-11-6t-11 6';
const scarf = 'M9 41q0-35 15-35t15 35q-5-5-7-9 3-4 2.5-12Q32 13 24 13t-10.5 7q-.5 8 2.5 12-2 4-7 9';

const path = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;

/** Made-up people for examples and the demo server. */
const faces: readonly Face[] = [
  { ground: '#CFE3F7', skin: '#C98E62', shirt: '#2B7AD6', over: path('#2B1B14', short) },
  { ground: '#FBE0C8', skin: '#E0AE84', shirt: '#F0F4F8', over: path('#16806A', scarf) },
  { ground: '#D9F0DF', skin: '#8A5A3C', shirt: '#F0A202', over: path('#1A1210', curls) },
  {
    ground: '#F6D9E4',
    skin: '#E8BC96',
    shirt: '#8257C9',
    behind: path('#5A3420', long),
    over: path('#5A3420', parted),
  },
  {
    ground: '#E4DDF4',
    skin: '#B97F55',
    shirt: '#12A861',
    over: path('#3A3F4A', 'M12 18Q12 6 24 6t12 12z') + path('#23262E', 'M12 16h26q3 0 3 3H12z'),
  },
  {
    ground: '#FFF0CC',
    skin: '#D9A27A',
    shirt: '#C2370F',
    behind: `<circle fill="#20140F" cx="24" cy="6" r="5"/>`,
    over: path('#20140F', short),
  },
  { ground: '#DDE5EA', skin: '#EFC7A4', shirt: '#33404D', over: path('#9AA3AC', parted) },
  { ground: '#FDDAD2', skin: '#A86F49', shirt: '#FD94A6', behind: path('#2B1B14', long), over: path('#2B1B14', short) },
];

/** How many faces there are. */
export const faceCount = faces.length;

/** Draws a made-up face on a sheet of 48 by 48: any whole number gives one, always the same. */
export function drawFace(number: number): string {
  const { ground, skin, shirt, behind = '', over } = faces[Math.abs(number) % faces.length] as Face;
  return [
    path(ground, 'M0 0h48v48H0z'),
    behind,
    path(shirt, 'M5 48q0-14 19-14t19 14z'),
    path(skin, 'M20 28h8v7q0 3-4 3t-4-3z'),
    `<circle fill="${skin}" cx="24" cy="21" r="10.5"/>`,
    over,
    `<path fill="none" stroke="#3A2018" stroke-width="2.2" stroke-linecap="round" d="M20 21v.5m8-.5v.5m-7 4.5q3 2.5 6 0"/>`,
  ].join('');
}
