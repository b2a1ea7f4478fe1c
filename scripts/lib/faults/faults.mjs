/**
 * One fault of each kind of check, all of which stand in a copy of the product at once.
 *
 * @typedef {object} Fault
 * @property {string} kind
 * @property {string} file
 * @property {string} from what stands in the file, once
 * @property {string} to what stands there instead
 * @property {'types' | 'lint' | 'unit' | 'stories' | 'otherLanguages' | 'journeys'} step that notices it; steps of
 *   `npm test` come first, so that a fault of `otherLanguages` is one that `npm test` does not see
 * @property {string} [story] id of the story that shows it
 * @property {RegExp} says what the step prints of it
 */

/** @type {readonly Fault[]} */
export const faults = [
  {
    kind: 'wrong type',
    file: 'ui/GoalBar/stripesEnd.ts',
    from: 'const least = 0.03;',
    to: "const least: number = '0.03';",
    step: 'types',
    says: /ui\/GoalBar\/stripesEnd\.ts.*TS2322/,
  },
  {
    kind: 'lint',
    file: 'tokens/contrast.ts',
    from: "(kind === 'text' ? 4.5 : 3)",
    to: "(kind == 'text' ? 4.5 : 3)",
    step: 'lint',
    says: /eqeqeq/,
  },
  {
    kind: 'unit test',
    file: 'contract/rules/exchange.ts',
    from: 'Math.floor(coins / coinsPerMinor)',
    to: 'Math.ceil(coins / coinsPerMinor)',
    step: 'unit',
    says: /^=== failed in unit\ncontract\/rules\/exchange\.test\.ts/m,
  },
  {
    kind: 'text missing in one language',
    file: 'locales/pt_br/pages.json',
    from: '  "passbook.returned": "Devolvido",\n',
    to: '',
    step: 'unit',
    says: /^=== failed in unit\nlocales\/texts\.test\.ts/m,
  },
  {
    kind: 'contrast',
    file: 'ui/Badge/Badge.styles.ts',
    from: 'background: ${color.ad.bg};',
    to: 'background: ${color.neutral.bg};',
    step: 'stories',
    story: 'components-badge--ad',
    says: /not in tokens\/pairs\.ts/,
  },
  {
    kind: 'axe',
    file: 'ui/IconButton/IconButton.tsx',
    from: ' aria-label={label}',
    to: ' data-label={label}',
    step: 'stories',
    story: 'components-iconbutton--plain',
    says: /button-name|discernible text/,
  },
  {
    kind: 'overflow',
    file: 'ui/EmptyState/EmptyState.styles.ts',
    from: 'text-wrap: balance;',
    to: 'white-space: nowrap;',
    step: 'stories',
    story: 'components-emptystate--with-button',
    says: /scrolls sideways|text is cut/,
  },
  {
    kind: 'broken play',
    file: 'ui/Tabs/Tabs.tsx',
    from: 'onClick={() => onPick(tab.key)}',
    to: 'onClick={() => onPick(value)}',
    step: 'stories',
    story: 'components-tabs--second',
    says: /aria-selected/,
  },
  {
    kind: 'changed picture',
    file: 'ui/Stamp/Stamp.styles.ts',
    from: 'transform: rotate(-7deg);',
    to: 'transform: rotate(-8deg);',
    step: 'stories',
    story: 'components-stamp--word',
    says: /^changed en\//m,
  },
  {
    kind: 'keyboard',
    file: 'ui/Banner/Banner.tsx',
    from: '<Root type="button" {...rest}>',
    to: '<Root type="button" tabIndex={-1} {...rest}>',
    step: 'stories',
    story: 'components-banner--marked',
    says: /the Tab key does not reach/,
  },
  {
    kind: 'forced colours',
    file: 'ui/Button/Button.styles.ts',
    from: "&[data-state='disabled'] {\n      border-color: GrayText;\n      color: GrayText;",
    to: "&[data-state='disabled'] {\n      border-color: GrayText;\n      color: ButtonText;",
    step: 'stories',
    story: 'components-button--disabled',
    says: /looks as if it were on in forced colours/,
  },
  {
    kind: 'overflow in one language',
    file: 'locales/pt_br/pages.json',
    from: '"passbook.paid": "Pago"',
    to: '"passbook.paid": "Pagamentorealizadocomsucessonacarteiraescolhida"',
    step: 'otherLanguages',
    story: 'components-badge--paid',
    says: /\[pt_br\] .*(scrolls sideways|text is cut)/,
  },
  {
    kind: 'changed picture in one language',
    file: 'locales/id/pages.json',
    from: '"passbook.failed": "Gagal"',
    to: '"passbook.failed": "Belum"',
    step: 'otherLanguages',
    story: 'components-badge--failed',
    says: /^changed id\//m,
  },
  {
    kind: 'journey',
    file: 'app/createApp.ts',
    from: 'export function createApp(',
    to: "console.error('A planted fault.');\nexport function createApp(",
    step: 'journeys',
    says: /^=== failed in journeys\napp\/e2e\/wallet\/market\.journey\.ts/m,
  },
];
