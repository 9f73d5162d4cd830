import { type BusinessType, deskHref, flowOf, formHref } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { QueryContext } from '../acts/context.ts'
import { seenBy } from '../tickets/seen.ts'

type Target = string | null

/**
 * Where messages lead that name no page themselves: to the ticket or the application that they are about, if the reader
 * may open it; what is about the enterprise's right to issue, to where the reader does that. By `target`; what has no
 * entry leads nowhere.
 */
export async function linksOf(context: QueryContext, targets: readonly Target[]): Promise<ReadonlyMap<Target, string>> {
  const [tickets, applications] = await Promise.all([
    seenTickets(context, keysIn(targets, ['ticket', 'reminder'])),
    ownApplications(context, keysIn(targets, ['application'])),
  ])
  return new Map(
    targets.flatMap((target) => {
      const [kind, key = ''] = target?.split(':') ?? []
      const link = kind === 'corp' ? pageOf(context, 'ISSUE') : (tickets.get(key) ?? applications.get(key))
      return link === undefined ? [] : [[target, link] as const]
    }),
  )
}

const keysIn = (targets: readonly Target[], kinds: readonly string[]): string[] =>
  targets.flatMap((target) => {
    const [kind = '', key = ''] = target?.split(':') ?? []
    return kinds.includes(kind) && key !== '' ? [key] : []
  })

/** A ticket that the reader may open; of one that he has passed on, his own that it is a part of. */
async function seenTickets({ read, actor }: QueryContext, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string>()
  const rows = await read
    .selectFrom('ticket as t')
    .leftJoin('ticket as p', 'p.pkCredit', 't.parentCredit')
    .select(['t.pkCredit', 't.parentCredit', 'p.fkHolder as sender'])
    .select((eb) => eb.case().when(seenBy(actor.fkCorp)).then(1).else(0).end().as('isSeen'))
    .where('t.pkCredit', 'in', keys)
    .execute()
  return new Map(
    rows.flatMap(({ pkCredit, parentCredit, sender, isSeen }) => {
      if (isSeen === 1) return [[pkCredit, `/?ticket=${pkCredit}`] as const]
      return sender === actor.fkCorp ? [[pkCredit, `/?ticket=${parentCredit}&view=trace`] as const] : []
    }),
  )
}

async function ownApplications(context: QueryContext, keys: readonly string[]) {
  const { read, actor } = context
  if (keys.length === 0) return new Map<string, string>()
  const rows = await read
    .selectFrom('application')
    .select(['pkApply', 'businessType'])
    .where('pkApply', 'in', keys)
    .where('fkCorp', '=', actor.fkCorp)
    .execute()
  return new Map(
    rows.flatMap(({ pkApply, businessType }) => {
      const href = pageOf(context, businessType as BusinessType, `pkApply=${pkApply}`)
      return href === undefined ? [] : [[pkApply, href] as const]
    }),
  )
}

/** The page of a business that the reader may open: its form, what reads it, or the desk that decides it. */
function pageOf({ actor }: QueryContext, type: BusinessType, query = ''): string | undefined {
  const mayOpen = (page: string) => isOpenTo(actor, page)
  const row = flowOf(type)
  const desks = row.steps.filter(isDecision).map((step) => deskHref(type, step, query, mayOpen))
  const read = (row.readOn ?? []).map((page) => (query === '' ? page : `${page}?${query}`))
  return [formHref(row, query, mayOpen), ...read, ...desks].find((each) => each !== undefined && mayOpen(each))
}

/** Whether the reader has a page in his menu; a ticket under `/?ticket=` is everybody's who may see the ticket. */
export function isOpenTo({ permissions }: QueryContext['actor'], href: string): boolean {
  const [page = ''] = href.split('?')
  return page === '/' || permissions.has(page)
}
