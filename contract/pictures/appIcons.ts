/** A drawn picture: its ground, and what stands on it, on a sheet of 48 by 48. */
interface Drawing {
  readonly ground: string;
  readonly body: string;
}

/** Strokes are round, as in the product's own icons. */
const line = (colour: string, width: number, path: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
const fill = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;
const dot = (colour: string, x: number, y: number, r: number) =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`;

const coffee: Drawing = {
  ground: '#F1DCC4',
  body:
    fill('#7A4A26', 'M11 20h22v9q0 9-9 9h-4q-9 0-9-9z') +
    line('#7A4A26', 3.5, 'M33 23h2q4 0 4 4t-4 4h-2') +
    line('#B98455', 3, 'M17 14q-2-3 0-6m7 6q-2-3 0-6') +
    line('#7A4A26', 3.5, 'M9 42h26'),
};
const market: Drawing = {
  ground: '#2F9E78',
  body:
    fill('#fff', 'M9 22h30l-3 15q-.5 3-3.5 3h-17Q12.5 40 12 37z') +
    line('#FFD46B', 3.5, 'm15 21 6-12m12 12-6-12') +
    line('#2F9E78', 3, 'M19 28v6m5-6v6m5-6v6'),
};

/** Drawn icons of the made-up apps in examples and on the demo server, by their picture's name. They show no brand. */
export const appIcons: Readonly<Record<string, Drawing>> = {
  'harvest-hero': {
    ground: '#BFE3A1',
    body:
      line('#3B7A2A', 3.5, 'M24 40V23') +
      fill('#4F9E37', 'M24 26Q9 27 9 13q15-1 15 13') +
      fill('#6CBB4E', 'M24 31q0-13 15-13 0 13-15 13') +
      fill('#8A5A33', 'M9 48q0-8 15-8t15 8z'),
  },
  'chess-corner': {
    ground: '#27415F',
    body:
      fill('#F6EFE2', 'M15 40q0-4 3-5l2-9h8l2 9q3 1 3 5z') +
      dot('#F6EFE2', 24, 16, 7) +
      fill('#F6EFE2', 'M16 23h16v4H16z'),
  },
  'little-chef': {
    ground: '#FFB35C',
    body:
      fill('#fff', 'M14 27q-7-2-5-9 2-6 8-4 2-6 8-5 5 1 6 5 6-2 8 4 1 7-5 9v6H14z') +
      fill('#E2552B', 'M14 34h20v6H14z') +
      line('#E9C9A6', 2.5, 'M20 29v-5m8 5v-5'),
  },
  'cloud-notes': {
    ground: '#7FC4F2',
    body:
      fill('#fff', 'M15 36q-8 0-8-7t7-8q2-9 11-9 9 0 10 9 6 1 6 7.5T34 36z') + line('#3E8FCB', 3, 'M16 25h14m-14 6h9'),
  },
  'coffee-club': coffee,
  'kopi-kita': coffee,
  'street-market': market,
  'sari-market': market,
  'runway-24': {
    ground: '#F7B7D3',
    body:
      line('#8E1F5B', 3, 'M24 16v-2q0-1 2-2 3-2 0-5-3-2-5 1') +
      fill('#D6387F', 'M18 15h12l-2 8 8 17H12l8-17z') +
      fill('#fff', 'M19.5 22h9l1 3h-11z'),
  },
  'word-garden': {
    ground: '#8257C9',
    body:
      [dot('#FFD46B', 24, 13, 6), dot('#FFD46B', 34, 20, 6), dot('#FFD46B', 14, 20, 6)].join('') +
      [dot('#FFD46B', 30, 30, 6), dot('#FFD46B', 18, 30, 6), dot('#F2795C', 24, 23, 6)].join('') +
      line('#BFE3A1', 3.5, 'M24 36v7m0 0q6 0 8-4'),
  },
  'night-bus': {
    ground: '#1F2A5A',
    body:
      fill('#FFD46B', 'M40 6a7 7 0 1 0 3 11A8 8 0 0 1 40 6') +
      fill('#F2795C', 'M7 18q0-4 4-4h22q5 0 6 5l2 9v8H7z') +
      fill('#CFE6FF', 'M12 19h8v7h-8zm11 0h8v7h-8z') +
      dot('#0E1536', 16, 37, 4) +
      dot('#0E1536', 33, 37, 4),
  },
  'puzzle-park': {
    ground: '#F9D65C',
    body: fill('#2C7BD0', 'M10 14h9q-2-7 4-7t4 7h9v9q7-2 7 4t-7 4v8H10v-8q7 2 7-4t-7-4z'),
  },
  'music-box': {
    ground: '#FF7A70',
    body:
      line('#fff', 3.5, 'M19 34V13l16-4v21') +
      dot('#fff', 15, 34, 5) +
      dot('#fff', 31, 30, 5) +
      line('#fff', 3.5, 'm19 20 16-4'),
  },
  'city-maps': {
    ground: '#D5E8D4',
    body:
      line('#fff', 6, 'M-2 34 50 20M14-2l10 52') +
      fill('#D8382F', 'M26 38Q14 26 14 18a12 12 0 0 1 24 0q0 8-12 20') +
      dot('#fff', 26, 18, 4.5),
  },
};
