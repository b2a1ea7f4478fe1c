import { describe, expect, it } from 'vitest';
import { tightCss, writeTokens } from './tokensPlugin';

const themed = (code: string) => writeTokens(`import { theme } from '../theme/theme';\n${code}`);

describe('tokens are written into the styles of a build', () => {
  it('a value that no market changes stands as it is', () => {
    const style = 'styled.p`\n  color: ${theme.color.text};\n  gap: ${theme.space[8]} ${theme.space[12]};\n`';
    expect(themed(style)).toContain('styled.p`color:#241619;gap:8px 12px;`');
  });
  it('what a market changes stays a variable', () => {
    expect(themed('css`background: ${theme.market.pattern};`')).toContain(
      '`background:var(--tally-market-pattern,none);`',
    );
  });
  it('names taken out of the theme are the theme, and so are the inks of icons', () => {
    expect(themed('const { button } = theme.color;\nconst a = css`color: ${button.label};`;')).toContain(
      '`color:#FFFFFF;`',
    );
    expect(writeTokens("import { paint } from './paint';\njsx('path', { fill: paint.gold });")).toContain(
      'fill: "#FFC233"',
    );
  });
  it('whatever else a style is made of stays, and so does a theme of somebody else', () => {
    expect(themed('css`\n  @media ${narrow} { ${Stub}::after { width: ${theme.space[2]}; } }\n`')).toContain(
      'css`@media ${narrow}{${Stub}::after{width:2px}}`',
    );
    expect(writeTokens("import { theme } from 'other';\nshow(theme.color.text);")).toBeUndefined();
  });
  it('a tag with attributes or another component is CSS too', () => {
    expect(themed('styled(Box).attrs({ a: 1 })`\n  gap: ${theme.space[8]};\n`')).toContain('({ a: 1 })`gap:8px;`');
  });
  it('no space that CSS needs is lost', () => {
    expect(tightCss('a > b :hover, i {\n  margin: 0 auto; /* c */\n  width: calc(1px - 2px);\n}')).toBe(
      'a > b :hover,i{margin:0 auto;width:calc(1px - 2px)}',
    );
  });
});
