/**
 * Old web views have no clipboard interface: a temporary selection is copied by `execCommand`. Its answer is not
 * believed, because it is true for an empty selection too: the text counts as copied once the clipboard has been given
 * it. The selection is made beside what has the focus, which an open dialog keeps within itself, and the focus returns.
 */
export function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  (before?.parentElement ?? document.body).append(area);
  area.select();
  let given = false;
  const give = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    given = true;
  };
  document.addEventListener('copy', give, { capture: true });
  try {
    return document.execCommand('copy') && given;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
