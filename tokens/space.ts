/** Distances in px. They stay when the text grows: at 200 % the room is needed for words. */
export const space = {
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
} as const;
