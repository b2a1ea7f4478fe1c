import type { Launched } from '../bridge/windows/windowRecord';

/** The app of a lucky task was tapped in its window; without a task id and package name it is the task in progress. */
export interface LuckyClick {
  taskId?: number;
  packageName?: string;
  /** Idempotency-Key of the POST. */
  key: string;
}

/** The host's report about a launched partner app, with the data of the claim that follows from it. */
export interface LuckyClaim extends Launched {
  taskRecordId: number;
  /** Idempotency-Key of the POST. */
  key: string;
  /** True when the request was sent before and its response was lost. */
  repeated: boolean;
}

export interface ApplyRequest {
  /** Number of check-ins today; undefined where it is not known. */
  checkins: number | undefined;
  /** Starts the check-in that is required first. */
  toCheckIn: () => void;
  /** Id of the requested task; 0: any. */
  taskId?: number;
}
