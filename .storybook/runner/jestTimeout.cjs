// A story that fails is played again, twice at most: a machine under load may miss a deadline of the browser's. What is
// really broken fails three times, and a picture that changes from one time to the next is never accepted: it must be the kept one.
jest.retryTimes(2);
