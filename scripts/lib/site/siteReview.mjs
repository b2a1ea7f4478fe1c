import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commitOf } from '../pictures/commitOf.mjs';
import { readLock, readLockAt } from '../pictures/lock.mjs';
import { keyOf } from '../pictures/picture.mjs';
import { readReceived, writeReceived } from '../pictures/received.mjs';
import { unplayed } from '../review/reviewData.mjs';
import { heardOtherwiseIn, heardSince } from '../review/heardSince.mjs';
import { showChanges } from '../review/showChanges.mjs';
import { root } from '../run.mjs';
import { changesBetween } from '../visual/changes.mjs';
import { lockFolder, receivedFile, storybookSite } from '../visual/paths.mjs';

/** @typedef {import('../pictures/received.mjs').Received} Received */
/** @typedef {import('../pictures/lock.mjs').Lock} Lock */
/** @typedef {import('../visual/difference.mjs').Change} Change */

/**
 * What the parts of a run have seen, as one.
 *
 * @param {readonly Received[]} parts
 * @returns {Received}
 * @throws when they are parts of different commits
 */
export function joined(parts) {
  const commits = new Set(parts.map(({ run }) => run?.commit));
  if (commits.size > 1) throw new Error(`These runs are of different commits: ${[...commits].join(', ')}.`);
  /** @type {Map<string, import('../pictures/received.mjs').PlayedStory>} */
  const stories = new Map();
  for (const story of parts.flatMap((part) => part.stories)) {
    const other = stories.get(story.id);
    const problems = [...new Set([...(other?.problems ?? []), ...story.problems])];
    stories.set(story.id, { ...story, problems, notes: [...new Set([...(other?.notes ?? []), ...story.notes])] });
  }
  const pictures = new Map(parts.flatMap((part) => part.pictures).map((picture) => [keyOf(picture), picture]));
  const heard = new Map(parts.flatMap((part) => part.heard).map((one) => [one.story, one]));
  return {
    run: parts[0]?.run,
    stories: [...stories.values()],
    pictures: [...pictures.values()],
    heard: [...heard.values()],
  };
}

/** What this machine's last run has seen; nothing if it has played another commit. */
function lastRun() {
  const nothing = { run: undefined, stories: [], pictures: [], heard: [] };
  if (!existsSync(receivedFile)) return nothing;
  const received = readReceived(receivedFile);
  return received.run?.commit === commitOf('HEAD') ? received : nothing;
}

/**
 * How pictures differ from those that a lock has: what a run has seen, and where it has seen nothing, what is approved.
 *
 * @param {Lock} before
 * @param {Lock} approved
 * @param {readonly import('../pictures/received.mjs').ReceivedPicture[]} received
 * @returns {Change[]}
 */
export function changesSeen(before, approved, received) {
  const now = new Map(approved);
  for (const picture of received) {
    if (picture.state === 'left over') now.delete(keyOf(picture));
    else now.set(keyOf(picture), picture);
  }
  const unstable = new Set(received.filter(({ state }) => state === 'unstable').map(keyOf));
  const changes = changesBetween(before, now);
  const changed = new Set(changes.map(keyOf));
  const alike = Array.from(unstable, (key) => now.get(key)).filter((one) => one && !changed.has(keyOf(one)));
  return [
    ...changes.map((change) =>
      unstable.has(keyOf(change)) ? { ...change, state: /** @type {const} */ ('unstable') } : change,
    ),
    ...alike.flatMap((one) => {
      if (!one) return [];
      const { story, frame, locale, width, height, hash } = one;
      const look = { width, height, hash };
      return [{ story, frame, locale, state: /** @type {const} */ ('unstable'), old: look, new: look }];
    }),
  ];
}

/** The stories of the built Storybook. @returns {{ id: string, title: string, name: string }[]} */
function builtStories() {
  const index = JSON.parse(readFileSync(path.join(storybookSite, 'index.json'), 'utf8'));
  /** @type {{ type: string, id: string, title: string, name: string }[]} */
  const entries = Object.values(index.entries);
  return entries.filter(({ type }) => type === 'story').map(({ id, title, name }) => ({ id, title, name }));
}

/**
 * Writes the review page of the site: all pictures, or with a base those that differ from the ones that were approved
 * there.
 *
 * @param {string} folder
 * @param {{ base?: string | undefined, render: boolean, files: readonly string[] }} options `files`: the received.json of
 *   the run, one for each of its parts; none: that of this machine
 * @returns {Promise<string[]>} what it shows, as sentences
 */
export async function addReview(folder, { base, render, files }) {
  const received = files.length ? joined(files.map(readReceived)) : lastRun();
  const approved = readLock(lockFolder);
  const before = base ? readLockAt(root, base, path.relative(root, lockFolder)) : approved;
  const changes = changesSeen(before, approved, received.pictures);
  const played = new Map(received.stories.map((story) => [story.id, story]));
  const otherwise = heardOtherwiseIn(heardSince(base, received.heard));
  const changed = new Set([...changes.map(({ story }) => story), ...otherwise]);
  const stories = builtStories().map((story) => ({ ...unplayed(story.id), ...played.get(story.id), ...story }));
  const commit = received.run?.commit ?? commitOf('HEAD') ?? '';
  await showChanges(
    {
      stories: base ? stories.filter(({ id, problems }) => changed.has(id) || problems.length > 0) : stories,
      received: received.pictures,
      heard: received.heard,
      changes,
      lock: base ? new Map() : approved,
      source: { commit, ...(received.run && { run: received.run }), ...(base && { base: commitOf(base) ?? base }) },
      base: render ? base : undefined,
      command: '`npm run site -- --base <commit> --render`',
    },
    folder,
  );
  if (received.run) writeReceived(path.join(folder, 'received.json'), received);
  const count = changes.length === 1 ? '1 picture differs' : `${changes.length} pictures differ`;
  return [
    ...(received.run || base ? [`${count} from ${base ? 'that commit' : 'what is approved'}.`] : []),
    ...(received.run ? [] : ['No run has taken pictures of this commit: they are shown as they were approved.']),
  ];
}
