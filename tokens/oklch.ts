/** A colour by how it is seen: lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}
type Triple = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

// The matrices of https://bottosson.github.io/posts/oklab.
function toOklab([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Reads `#RRGGBB`. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const [lightness, a, b] = toOklab([red, green, blue]);
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

const linearOf = ({ lightness, chroma, hue }: Oklch): Triple => {
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
};

/** How far outside of what a screen shows a channel may be before it is more than rounding. */
const rounding = 0.001;
const isShown = (linear: Triple) => linear.every((value) => value >= -rounding && value <= 1 + rounding);

/** The colour as `#RRGGBB`; one that no screen shows loses chroma until it is one that a screen does. */
export function fromOklch(color: Oklch): string {
  let [least, most] = [0, color.chroma];
  for (let step = 0; step < 24 && !isShown(linearOf({ ...color, chroma: most })); step++) {
    const middle = (least + most) / 2;
    if (isShown(linearOf({ ...color, chroma: middle }))) least = middle;
    else most = middle;
  }
  const bytes = linearOf({ ...color, chroma: most }).map((value) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
