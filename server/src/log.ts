import { type LogFn, type Logger, pino } from 'pino'

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
    hooks: {
      // Of an error alone pino would take the words by itself.
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn) {
        const [first, ...rest] = args as unknown[]
        if (first instanceof Error && rest.length === 0) method.call(this, { err: first }, saidOf(first))
        else method.apply(this, args)
      },
    },
  }
  return stream === undefined ? pino(options) : pino(options, stream)
}

function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error }
  const { name, stack, cause } = error
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const message = saidOf(error)
  return {
    name,
    message,
    code,
    errcode,
    stack: stack?.replace(error.message, () => message),
    ...(cause instanceof Error && { cause: saidOf(cause) }),
  }
}

/** What it says, unless that repeats a value: `Cannot convert 13800000101 to a BigInt`, `invalid input syntax for …: "…"`. */
function saidOf(error: Error): string {
  const { code } = error as { code?: unknown }
  // Class 22 of PostgreSQL: data exceptions.
  const isOfValue = error instanceof SyntaxError || (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code))
  return isOfValue ? 'what it says has the value' : error.message
}
