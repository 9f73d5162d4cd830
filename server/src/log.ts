import { type Logger, pino } from 'pino'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * What the server says of itself: one line of JSON each, of routes and outcomes, never of whom or about what. An error is
 * told by its kind, words and place; what a database adds of the row (`detail`, `where`) stays inside.
 * @param stream where the lines go; absent: standard output.
 */
export function createLog(level: LogLevel, stream?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts, req: () => undefined, res: () => undefined },
  }
  return stream === undefined ? pino(options) : pino(options, stream)
}

function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error }
  const { name, message, stack, cause } = error
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return { name, message, code, errcode, stack, ...(cause instanceof Error && { cause: cause.message }) }
}
