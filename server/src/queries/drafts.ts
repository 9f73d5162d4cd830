import type { getDraft as getDraftEndpoint } from '@jinpiao/contract/drafts'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { QueryContext } from '../acts/context.ts'

/** What the caller has typed into this form and not submitted; null when nothing. */
export async function getDraft(
  { read, actor }: QueryContext,
  { routeKey }: { routeKey: string },
): Promise<DataOf<typeof getDraftEndpoint>> {
  const row = await read
    .selectFrom('draft')
    .select(['payload', 'savedAt', 'version'])
    .where('personId', '=', actor.personId)
    .where('fkCorp', '=', actor.fkCorp)
    .where('routeKey', '=', routeKey)
    .executeTakeFirst()
  return row ? { payload: JSON.parse(row.payload), savedAt: row.savedAt, version: row.version } : null
}
