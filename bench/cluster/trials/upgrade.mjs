/** Our servers are restarted one after the other, as for a new version. */
export const upgrade = {
  says: 'upgrade: the three servers restarted one after the other',
  aimS: 5,
  whyLate: 'a server that starts takes the processor from the others',
  strike: ({ rollingRestart }) => rollingRestart().then(() => undefined),
};
