/** The operators' keys of a demo (server/settings/operatorKeys.ts). */
export const demoKeys = { first: 'demo-operators', second: 'demo-second-key' };

/**
 * What `npm start` says once the server answers: every page there is to open, and of a demo the keys of its operators.
 *
 * @param {{ port: number, seconds: number, isDemo: boolean, hasStorybook: boolean }} started
 */
export function startText({ port, seconds, isDemo, hasStorybook }) {
  const at = `http://localhost:${port}`;
  /**
   * @param {string} country
   * @param {string} lang
   */
  const home = (country, lang) => `${at}/?pkg_name=com.tally.${country}&country=${country}&lang=${lang}`;
  return `
Tally runs, after ${seconds.toFixed(1)} s. Open in a browser:
${
  isDemo
    ? `
  With a simulated phone app around it (start here)
    ${at}/host/
`
    : ''
}
  The page alone, as a guest
    Indonesia, Indonesian         ${home('id', 'id')}
    Indonesia, English            ${home('id', 'en')}
    Philippines, English          ${home('ph', 'en')}
    Brazil, Portuguese            ${home('br', 'pt')}

  For operators${isDemo ? ` (keys: ${demoKeys.first}, and ${demoKeys.second} to approve what the first asks for)` : ''}
    Desk: payments, messages      ${at}/desk
    Numbers and presets           ${at}/minibd

  Every component and screen (Storybook)
    ${hasStorybook && isDemo ? `${at}/storybook/` : 'npm run storybook'}

Ctrl+C stops it.`;
}
