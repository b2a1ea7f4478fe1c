/** Rounds of the games words and quiz. Times in ms. */
import { dayMs, minuteMs } from './time';

/**
 * Rounds of words and quiz, which the phone app's backend reports (TASK-31): how old a reported round may be, how far
 * ahead its clock, and the least time between the reports of two paid rounds of a game.
 */
export const roundReportedWithinMs = dayMs;
export const roundFutureMs = minuteMs;
export const gamePaceMs = 3000;

/** After how long the page looks again when a game's window is gone and its round was not booked yet (TASK-20). */
export const gameLookAgainMs = 5000;
