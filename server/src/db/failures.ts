/** serialization_failure, deadlock_detected: PostgreSQL asks the client to run the transaction again. */
const RETRYABLE = ['40001', '40P01']
/** lock_not_available, query_canceled (by `statement_timeout`). */
const BUSY = ['55P03', '57014']

/**
 * The database is gone: admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout; class 08 is the
 * connection, 53 the server's memory and disk.
 */
const LOST = /^(57P0[1-5]|08...|53...)$/
/** The system's words for a server that is not there, or a connection that broke. */
const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']
const SQLITE_BUSY = 5
/** SQLITE_BUSY, _LOCKED, _READONLY, _IOERR, _FULL, _CANTOPEN: locked, or its file is gone or its disk full. The low byte says which. */
const SQLITE_LOST = [5, 6, 8, 10, 13, 14]
/** What pg says without a code: every connection stays in use, or the one of the running query has broken. */
const NO_CONNECTION = [
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
]

const fieldsOf = (error: unknown): { code?: unknown; errcode?: unknown; message?: unknown } =>
  typeof error === 'object' && error !== null ? error : {}

export const isRetryable = (error: unknown): boolean => RETRYABLE.includes(String(fieldsOf(error).code))

/** The database was not to be had, or not in time: the same may succeed in a moment. A request that was cut off is repeated by its id. */
export function isBusy(error: unknown): boolean {
  const { code, errcode, message } = fieldsOf(error)
  const said = String(code)
  return (
    BUSY.includes(said) ||
    LOST.test(said) ||
    UNREACHABLE.includes(said) ||
    (typeof errcode === 'number' && SQLITE_LOST.includes(errcode & 0xff)) ||
    NO_CONNECTION.includes(String(message))
  )
}

/** Another process has the embedded database's one lock: to be waited for. */
export const isLocked = (error: unknown): boolean => fieldsOf(error).errcode === SQLITE_BUSY
