interface Change {
  /** Major: something was taken away or means something else. Minor: something may be used that was not there. */
  readonly version: string;
  readonly what: string;
}

/** What has changed in the calls of people, the newest first; `changes.test.ts` asks for a line when they change. */
export const changes: readonly [Change, ...Change[]] = [
  {
    version: '1.4.0',
    what: 'getUserInfo may say what happened meanwhile: the coins that this morning has exchanged (`morning`), the coins of today (`coinsToday`), the days of the week with a check-in (`checkInDays`), how the latest withdrawal ended (`lastPayment`) and the member who earned something last (`friend`); a task and a rule of getMarketRules may say what a round brings on average (`coinAverage`). getMarketRules may say `walletIcons`: the marks of e-wallets, where a deployment has them; without them the page shows one neutral sign. Each may be left out: the page then says nothing of it. Events of which a person is told have a text in their language (`locale`, `text`).',
  },
  {
    version: '1.3.0',
    what: "The document says what each field of operators' calls and of events means, which errors postLogins, postRounds and postNumbers are refused with, with examples of both, what each kind of income record is and that nobody has to pay a `newbie` sum, and how often a task pays on a day where a backend has no getMarketRules. It names every word of `info` that our server answers. On the wire nothing has changed.",
  },
  {
    version: '1.2.0',
    what: 'The document says how the page begins, what differs between markets, in which order a request is refused, and which fields of an answer are required: those without which the page cannot read it; each other one has its default. `Retry-After` is to be exposed to pages of another origin. On the wire nothing has changed.',
  },
  {
    version: '1.1.0',
    what: 'The document says what fields, words of `info`, states and codes mean, with an example of each call. On the wire nothing has changed.',
  },
  { version: '1.0.0', what: 'The first version.' },
];

/** Hash over names and types of people's calls in the newest version (`changes.test.ts`). */
export const newestShape = 'bce837c960a7';
