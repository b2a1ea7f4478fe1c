export const radius = {
  badge: '8px',
  pill: '12px',
  button: '14px',
  card: '18px',
  dialog: '22px',
  round: '999px',
} as const;

export const elevation = {
  /** Not blurred: used as a `drop-shadow`, which follows a ticket's cut outline. */
  ticket: '0 1px 0 rgba(92,0,24,.14)',
  card: '0 1px 0 rgba(92,0,24,.1),0 3px 6px rgba(92,0,24,.07)',
  bar: '0 -6px 18px rgba(92,0,24,.08)',
  float: '0 4px 12px rgba(92,0,24,.28)',
  dialog: '0 16px 40px rgba(36,22,25,.28)',
} as const;
