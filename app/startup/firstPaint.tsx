import { isActive } from '@tally/contract/active';
import { exchangeOn } from '@tally/contract/rules/exchange';
import { browserEnvironment } from '../platform/browserEnvironment';
import { isDrawableUser, parseEarlyResponse } from './earlyResponse';
import { runFirstPhase } from './firstPhase';
import { takeBootData } from './takeBootData';

/** Longest time for reading the person's answer, ms; it usually has arrived, because it is small. */
const readingMs = 50;

const boot = takeBootData(window);
const { session } = boot;
const answered = parseEarlyResponse(boot.earlyResponses.values().next().value, isDrawableUser);
if (session && !boot.filled && boot.taps.kept.length) {
  // On a first visit a tap that waits is carried out before home is hydrated, as on later ones: the amounts are filled
  // in from the person's answer.
  const late = new Promise<undefined>((go) => browserEnvironment.after(readingMs, () => go(undefined)));
  void Promise.race([answered, late]).then((user) => {
    if (user && isActive(user)) boot.fillBalance(user, exchangeOn(browserEnvironment.now(), session.market));
    runFirstPhase(boot, answered, boot.filled && user);
  });
} else runFirstPhase(boot, answered);
