/** An error that the person who starts the server can fix; its message is shown without a stack trace. */
export class StartError extends Error {}
