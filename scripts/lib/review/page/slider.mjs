import { element } from './dom.mjs';

/**
 * Old and new over one another: left of the slider's line the old picture is seen, right of it the new one.
 *
 * @param {string} oldFile
 * @param {string} newFile
 */
export function createSlider(oldFile, newFile) {
  const before = element('img', { src: oldFile, alt: 'old picture', className: 'before' });
  const after = element('img', { src: newFile, alt: 'new picture' });
  const range = element('input', { type: 'range', min: '0', max: '100', value: '50' });
  range.setAttribute('aria-label', 'How much of the old picture is seen, from the left');
  const pair = element('div', { className: 'pair' }, after, before, element('div', { className: 'line' }));
  const move = () => pair.style.setProperty('--seen', `${range.value}%`);
  range.addEventListener('input', move);
  move();
  const node = element(
    'div',
    { className: 'slider' },
    element('label', { className: 'range' }, 'old ', range, ' new'),
    pair,
  );
  return { node, focus: () => range.focus() };
}
