import { MAX_VIEWS, type SavedView } from '@jinpiao/contract/savedViews'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf } from '../domain/clock.ts'
import type { CommandContext, QueryContext } from './context.ts'
import { newPk } from './keys.ts'
import { lockRow } from './locks.ts'

type ViewContext = Pick<CommandContext, 'database' | 'clock' | 'actor'>

/** The caller's own, in the order of their names. */
export async function listSavedViews(
  { read, actor }: Pick<QueryContext, 'read' | 'actor'>,
  { listName }: { listName: string },
): Promise<SavedView[]> {
  const rows = await read
    .selectFrom('saved_view')
    .select(['pkView', 'name', 'query', 'isDefault'])
    .where('userId', '=', actor.userId)
    .where('listName', '=', listName)
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ ...row, isDefault: row.isDefault === 1 }))
}

/**
 * Keeps a view under its name; the one of the same name is replaced. A taste of one person: neither audited nor
 * remembered by request id.
 * @throws {BusinessError} 10000108 so many views are enough.
 */
export function saveView(
  { database, clock, actor }: ViewContext,
  {
    listName,
    viewName: name,
    query,
    isDefault,
  }: { listName: string; viewName: string; query: string; isDefault: boolean },
): Promise<SavedView> {
  const { userId } = actor
  return database.write(async (tx) => {
    // One at a time for a person, so that neither the bound nor the default is passed by views saved at once.
    await lockRow(tx, 'corp_user', { userId })
    const own = await tx
      .selectFrom('saved_view')
      .selectAll()
      .where('userId', '=', userId)
      .where('listName', '=', listName)
      .execute()
    const same = own.find((row) => row.name === name)
    if (!same && own.length >= MAX_VIEWS) throw new BusinessError('10000108', String(MAX_VIEWS))
    if (isDefault) {
      await tx
        .updateTable('saved_view')
        .set({ isDefault: 0 })
        .where('userId', '=', userId)
        .where('listName', '=', listName)
        .execute()
    }
    const pkView = same?.pkView ?? newPk()
    const values = { query, isDefault: isDefault ? 1 : 0, savedAt: instantOf(clock) }
    await tx
      .insertInto('saved_view')
      .values({ pkView, userId, listName, name, ...values })
      .onConflict((conflict) => conflict.columns(['userId', 'listName', 'name']).doUpdateSet(values))
      .execute()
    return { pkView, name, query, isDefault }
  })
}

export async function removeView(
  { database, actor }: ViewContext,
  { pkView }: { pkView: string },
): Promise<Record<string, never>> {
  const { numDeletedRows } = await database.write((tx) =>
    tx.deleteFrom('saved_view').where('pkView', '=', pkView).where('userId', '=', actor.userId).executeTakeFirst(),
  )
  if (numDeletedRows !== 1n) throw new BusinessError('01000302')
  return {}
}
