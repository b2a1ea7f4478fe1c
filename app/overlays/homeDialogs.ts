import { networkDialogs } from './networkDialogs';
import { personDialogs } from './personDialogs';
import { taskDialogs } from './taskDialogs';

/** The dialogs that home can ask for: they come with the start. */
export const homeDialogs = { ...taskDialogs, ...personDialogs, ...networkDialogs };
