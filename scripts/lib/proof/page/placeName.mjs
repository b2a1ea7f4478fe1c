/**
 * A state as people call it: the dialog's or toast's own name, a screen's with its state.
 *
 * @param {Pick<import('../proofData.mjs').Saying, 'title' | 'name'>} saying
 */
export const placeName = ({ title, name }) => {
  const component = title.split('/').at(-1) ?? '';
  const state = name.split(' · ')[0] ?? '';
  return title.startsWith('Overlays/') || !component ? state : `${component}, ${state}`;
};
