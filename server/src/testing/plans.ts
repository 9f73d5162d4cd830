import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely'
import type { Database, Reader } from '../db/database.ts'

/** A statement that reads a list, and how the database would read it, in its own words. */
export interface Explained {
  sql: string
  plan: string
}

/** Each statement of `run` that reads the table of a list, which `listing` calls `l`. */
export const explained = (
  database: Pick<Database, 'read' | 'dialect'>,
  run: (read: Reader) => Promise<unknown>,
  part = '',
): Promise<Explained[]> => explainedWhere(database, run, (sql) => sql.includes(' as "l"') && sql.includes(part))

/** Each statement of `run` that is of interest, once. */
export async function explainedWhere(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  run: (read: Reader) => Promise<unknown>,
  isOfInterest: (sql: string) => boolean,
): Promise<Explained[]> {
  const nodes: RootOperationNode[] = []
  const recording = read.withPlugin({
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await run(recording)
  const compiled = nodes.map((node) => read.getExecutor().compileQuery(node, createQueryId()))
  // As it was asked first: a walk that goes on asks for more rows than the tables of a test have.
  const first = compiled.filter(({ sql }) => isOfInterest(sql)).toReversed()
  const asked = new Map(first.map((each) => [each.sql, each]))
  const explain = dialect === 'postgres' ? 'explain (costs off)' : 'explain query plan'
  return Promise.all(
    [...asked.values()].map(async ({ sql, parameters }) => {
      const { rows } = await read.executeQuery<object>(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))
      return { sql, plan: rows.map((row) => Object.values(row).join(' ')).join('\n') }
    }),
  )
}

/** Plans of the statements of `run` that read a list and contain `part`, or else put its rows in order. */
export const plansOf = async (...[database, run, part = ' order by ']: Parameters<typeof explained>) =>
  (await explained(database, run, part)).map(({ plan }) => plan)
