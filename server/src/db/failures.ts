/** serialization_failure, deadlock_detected: PostgreSQL asks the client to run the transaction again. */
const RETRYABLE = ['40001', '40P01']
/** lock_not_available, query_canceled (by `statement_timeout`), too_many_connections. */
const BUSY = ['55P03', '57014', '53300']
const SQLITE_BUSY = 5
/** What pg's pool says, without a code, when every connection stays in use. */
const NO_CONNECTION = 'timeout exceeded when trying to connect'

const fieldsOf = (error: unknown): { code?: unknown; errcode?: unknown; message?: unknown } =>
  typeof error === 'object' && error !== null ? error : {}

export const isRetryable = (error: unknown): boolean => RETRYABLE.includes(String(fieldsOf(error).code))

/** The database was not to be had in time: nothing was done, and the same may succeed in a moment. */
export function isBusy(error: unknown): boolean {
  const { code, errcode, message } = fieldsOf(error)
  return BUSY.includes(String(code)) || errcode === SQLITE_BUSY || message === NO_CONNECTION
}
