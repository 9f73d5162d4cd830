import { type BusinessType, deskHref, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { QueryContext } from '../acts/context.ts'
import { seenBy } from '../tickets/seen.ts'

type Target = string | null

/**
 * Where messages lead that name no page themselves: to the ticket or the application that they are about, if the reader
 * may open it. By `target`; what has no entry leads nowhere.
 */
export async function linksOf(context: QueryContext, targets: readonly Target[]): Promise<ReadonlyMap<Target, string>> {
  const [tickets, applications] = await Promise.all([
    seenTickets(context, keysIn(targets, ['ticket', 'reminder'])),
    ownApplications(context, keysIn(targets, ['application'])),
  ])
  return new Map(
    targets.flatMap((target) => {
      const [, key = ''] = target?.split(':') ?? []
      const link = tickets.get(key) ?? applications.get(key)
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

async function ownApplications({ read, actor }: QueryContext, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string>()
  const rows = await read
    .selectFrom('application')
    .select(['pkApply', 'businessType'])
    .where('pkApply', 'in', keys)
    .where('fkCorp', '=', actor.fkCorp)
    .execute()
  const mayOpen = (page: string) => actor.permissions.has(page.split('?')[0] ?? page)
  return new Map(
    rows.flatMap(({ pkApply, businessType }) => {
      const { submitPages, steps, readOn = [] } = flowOf(businessType as BusinessType)
      const query = `pkApply=${pkApply}`
      const desks = steps.filter(isDecision).map((step) => deskHref(businessType as BusinessType, step, query, mayOpen))
      const pages = [...submitPages, ...readOn].map((page) => `${page}?${query}`)
      const href = [...pages, ...desks].find((each) => each !== undefined && mayOpen(each))
      return href === undefined ? [] : [[pkApply, href] as const]
    }),
  )
}
