import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json';
import { shellTextKeys } from '../../i18n/shellTexts';
import { asModule } from './esmReact';
import { fold, tightCss } from './inlineTokens';
import { keysSaid } from './textParts';

describe('tokens are written into the styles', () => {
  it('a value that no market changes stands as it is', () => {
    expect(
      fold(
        "import { theme } from '../theme/theme';\nexport const A = styled.p`\n  color: ${theme.color.text};\n  gap: ${theme.space[8]} ${theme.space[12]};\n`;",
      ),
    ).toContain('styled.p`color:#241619;gap:8px 12px;`');
  });
  it('what a market changes stays a variable', () => {
    expect(
      fold("import { theme } from './theme';\nconst a = styled.p`background: ${theme.market.pattern};`;"),
    ).toContain('background:var(--tally-market-pattern,none);');
  });
  it('names taken out of the theme count as the theme, and so do the inks of icons', () => {
    expect(
      fold(
        "import { theme } from '../theme/theme';\nconst { button } = theme.color;\nconst a = styled.p`color: ${button.label};`;",
      ),
    ).toContain('color:#FFFFFF;');
    expect(fold("import { paint } from './paint';\njsx('path', { fill: paint.gold });")).toContain('fill: "#FFC233"');
  });
  it('whatever else a style is made of stays', () => {
    expect(
      fold(
        "import { theme } from '../theme/theme';\nconst a = css`\n  @media ${narrow} { ${Stub}::after { width: ${theme.space[2]}; } }\n`;",
      ),
    ).toContain('css`@media ${narrow}{${Stub}::after{width:2px}}`');
  });
  it('loses no space that CSS needs', () => {
    expect(tightCss('a > b :hover, i {\n  margin: 0 auto; /* c */\n  width: calc(1px - 2px);\n}')).toBe(
      'a > b :hover,i{margin:0 auto;width:calc(1px - 2px)}',
    );
  });
});

describe('CommonJS of React as a module', () => {
  it('gives what was exported its name and imports what was required', () => {
    const code = asModule(
      '"use strict";\nvar React = require("react"), x = 1;\nexports.a = function () {\n  return React.b;\n};\nexports.n = void 0;\nexports.n = 2;',
    );
    expect(code).toContain("import * as React from 'react';");
    expect(code).toContain('const $_a = function');
    expect(code).toContain('$_n = 2');
    expect(code).toContain('export { $_a as a, $_n as n }');
  });
  it('refuses a file that it cannot read', () => {
    expect(() => asModule('module.exports = require("./other");')).toThrow(/cannot be read/);
  });
});

describe('texts by page', () => {
  const app = path.resolve(import.meta.dirname, '../..');
  const home = keysSaid([path.join(app, 'main.tsx'), path.join(app, 'start.tsx')], Object.keys(en));

  it('index.html holds what the first stage says, so that home speaks before more texts have come', () => {
    // They look like `task.${type}_title`, but no type of task is called so.
    const dialogs = ['login.success_title', 'task.failed_title', 'task.limit_title', 'task.videoad_note_title'];
    const said = keysSaid([path.join(app, 'main.tsx')], Object.keys(en));
    expect([...said].filter((key) => ![...shellTextKeys, ...dialogs].includes(key))).toEqual([]);
  });
  it.each([...shellTextKeys, 'task.checkin_failed', 'exit.stay_default', 'login.need_message'])(
    '%s comes with the start',
    (key) => {
      expect(home.has(key)).toBe(true);
    },
  );
  it.each(['float.videoad', 'common.advertisement', 'lucky.reward_message'])(
    '%s comes with the late part of home, not with the start',
    (key) => {
      expect([home.has(key), keysSaid([path.join(app, 'lateKit.tsx')], Object.keys(en)).has(key)]).toEqual([
        false,
        true,
      ]);
    },
  );
  it.each(['withdraw.not_enough_title', 'tips.rules_title', 'ops.submitted', 'feedback.success_title'])(
    '%s comes with the other pages',
    (key) => {
      expect(home.has(key)).toBe(false);
    },
  );
});
