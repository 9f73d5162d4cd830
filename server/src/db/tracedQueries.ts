import type { KyselyConfig } from 'kysely'
import { currentTracer } from '../domain/traced.ts'

/**
 * Each query as a step: its text, in which values are placeholders, and never these. Nothing where nobody traces: Kysely
 * then does not even look at the clock.
 */
export function tracedQueries(dialect: 'sqlite' | 'postgresql'): Pick<KyselyConfig, 'log'> {
  const tracer = currentTracer()
  if (tracer === undefined) return {}
  return {
    log(event) {
      const { sql } = event.query
      const name = sql.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'query'
      const facts = { 'db.system.name': dialect, 'db.query.text': sql }
      tracer.past(name, event.queryDurationMillis / 1000, facts, event.level === 'error' ? event.error : undefined)
    },
  }
}
