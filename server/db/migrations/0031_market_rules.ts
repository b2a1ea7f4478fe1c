/**
 * Version 31: rewards, quotas, rates, hours, limits and switches of a market become data (docs/market-rules.md). Each
 * import is a row that stays, because an exchange applies the rates that people were told the day before.
 */
export const marketRules = `
create table market_rules (
  market text not null check (market in ('id', 'ph', 'br')),
  version integer not null check (version > 0),
  -- Later than that of the version before.
  at bigint not null,
  document text not null check (length(document) <= 20000),
  primary key (market, version)
);
`;
