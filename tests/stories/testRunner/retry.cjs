/** After the other stories of its component. The report has what was wrong at first. */
jest.retryTimes(1, { logErrorsBeforeRetry: true })
