/** serialization_failure, deadlock_detected: PostgreSQL asks the client to run the transaction again. */
const RETRYABLE = ['40001', '40P01']
/** lock_not_available, query_canceled (by `statement_timeout`). */
const BUSY = ['55P03', '57014']
const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6

/**
 * The database is gone: admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout; class 08 is the
 * connection, 53 the server's memory and connections.
 */
const LOST = /^(57P0[1-5]|08...|53...)$/
/** The system's words for a server that is not there, or a connection that broke. */
const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']
/** SQLITE_READONLY, _IOERR, _CANTOPEN: the file is gone, or its disk. The low byte says which. */
const SQLITE_LOST = [8, 10, 14]
/** What pg says without a code: no connection was to be had, or the one of the running query has broken or never answered. */
const NO_CONNECTION = [
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
]

/** disk_full of PostgreSQL, and of the system, where files are kept. */
const FULL = ['53100', 'ENOSPC', 'EDQUOT']
const SQLITE_FULL = 13

const fieldsOf = (error: unknown): { code?: unknown; errcode?: unknown; message?: unknown } =>
  typeof error === 'object' && error !== null ? error : {}

export const isRetryable = (error: unknown): boolean => RETRYABLE.includes(String(fieldsOf(error).code))

/** Another's work was in the way for too long: the same may succeed in a moment. */
export function isBusy(error: unknown): boolean {
  const { code } = fieldsOf(error)
  return BUSY.includes(String(code)) || [SQLITE_BUSY, SQLITE_LOCKED].includes(sqliteCode(error))
}

/** The database does not answer. What was under way may have been done or not: it is sent again with the same id. */
export function isAway(error: unknown): boolean {
  const { code, message } = fieldsOf(error)
  const said = String(code)
  return (
    (LOST.test(said) && !FULL.includes(said)) ||
    UNREACHABLE.includes(said) ||
    SQLITE_LOST.includes(sqliteCode(error)) ||
    NO_CONNECTION.includes(String(message))
  )
}

/** There is no room left on a disk, of the database or of the files: reading goes on, nothing can be kept. */
export const isFull = (error: unknown): boolean =>
  FULL.includes(String(fieldsOf(error).code)) || sqliteCode(error) === SQLITE_FULL

/** The low byte of what SQLite answers; 0 of anything else. */
function sqliteCode(error: unknown): number {
  const { errcode } = fieldsOf(error)
  return typeof errcode === 'number' ? errcode & 0xff : 0
}

/** Another process has the embedded database's one lock: to be waited for. */
export const isLocked = (error: unknown): boolean => fieldsOf(error).errcode === SQLITE_BUSY
