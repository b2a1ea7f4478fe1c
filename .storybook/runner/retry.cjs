// A failed story is run once more: on a machine under load the browser may miss a deadline. The summary at the end
// names the stories that only passed the second time, with the reason of the first failure. A retry never accepts a
// picture that differs from the approved one, or from that of the first attempt.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
