import type { getDraft as getDraftEndpoint } from '@jinpiao/contract/drafts'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'

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
  if (row === undefined) return null
  return {
    payload: await current(read, actor.fkCorp, JSON.parse(row.payload)),
    savedAt: row.savedAt,
    version: row.version,
  }
}

/** The part of a form that has been stored, wherever in its payload that stands. */
interface Stored {
  pkApply: string
}

/**
 * A form that was stored and left goes on with what is so: what has been deleted since is stored anew, and of a form that
 * has been submitted since, from 我的草稿 or in another window, nothing is offered again: `null` has nothing to restore.
 */
async function current(read: Reader, fkCorp: string, payload: unknown): Promise<unknown> {
  const pkApplys: string[] = []
  JSON.stringify(payload, (_, value: unknown) => {
    if (isStored(value)) pkApplys.push(value.pkApply)
    return value
  })
  if (pkApplys.length === 0 || pkApplys.length > MOST_LINES) return payload
  const found = await read
    .selectFrom('application')
    .select(['pkApply', 'state'])
    // A draft has what its author wrote: keys of another enterprise are nobody's here (I26).
    .where('fkCorp', '=', fkCorp)
    .where('pkApply', 'in', pkApplys)
    .execute()
  const states = new Map(found.map(({ pkApply, state }) => [pkApply, state]))
  if (found.some(({ state }) => !editable.has(state))) return null
  return JSON.parse(
    JSON.stringify(payload, (_, value: unknown) => {
      if (!isStored(value) || states.has(value.pkApply)) return value
      return { ...value, pkApply: undefined, version: undefined }
    }),
  )
}

/** More than any form has: what comes by another way is given back as it was written. */
const MOST_LINES = 1000

const editable: ReadonlySet<string> = new Set<ApplicationState>(['DRAFT', 'RETURNED'])
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Stored>).pkApply === 'string'
