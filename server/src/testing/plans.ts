import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely'
import type { Database, Reader } from '../db/database.ts'

/**
 * How the database would read each statement of `run` that reads a list and contains `part`, or else puts its rows in
 * order: one text for each, in the database's own words. `listing` calls the table of a list `l`.
 */
export async function plansOf(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  run: (read: Reader) => Promise<unknown>,
  part = ' order by ',
): Promise<string[]> {
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
  const ordered = new Map(
    compiled.filter(({ sql }) => sql.includes(' as "l"') && sql.includes(part)).map((each) => [each.sql, each]),
  )
  const explain = dialect === 'postgres' ? 'explain (costs off)' : 'explain query plan'
  return Promise.all(
    [...ordered.values()].map(async ({ sql, parameters }) => {
      const { rows } = await read.executeQuery<object>(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))
      return rows.map((row) => Object.values(row).join(' ')).join('\n')
    }),
  )
}
