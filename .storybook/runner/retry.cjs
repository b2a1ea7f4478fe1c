// A story that fails is played once more: a machine under load may miss a deadline of the browser's. What passed only then is
// named in the closing lines with why it failed first, and a picture is never accepted by it: it must be the approved one.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
