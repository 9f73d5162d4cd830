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
  const [tickets, applications, loans] = await Promise.all([
    seenTickets(context, keysIn(targets, ['ticket', 'reminder'])),
    ownApplications(context, keysIn(targets, ['application', 'reminder'])),
    ownLoans(context, keysIn(targets, ['loan', 'reminder']), numbersIn(targets)),
  ])
  return new Map(
    targets.flatMap((target) => {
      const [kind, key = '', no = ''] = target?.split(':') ?? []
      const link =
        kind === 'corp'
          ? pageOf(context, 'ISSUE')
          : (tickets.get(key) ?? applications.get(key) ?? loans.get(key) ?? loans.get(no))
      return link === undefined ? [] : [[target, link] as const]
    }),
  )
}

const keysIn = (targets: readonly Target[], kinds: readonly string[]): string[] =>
  targets.flatMap((target) => {
    const [kind = '', key = ''] = target?.split(':') ?? []
    return kinds.includes(kind) && key !== '' ? [key] : []
  })

/** Numbers of the loans among what is overdue. */
const numbersIn = (targets: readonly Target[]): string[] =>
  targets.flatMap((target) => {
    const [kind, thing, no = ''] = target?.split(':') ?? []
    return kind === 'overdue' && thing === 'loan' ? [no] : []
  })

/**
 * A ticket that the reader may open; of a part that he may not see, his own that it is of: the one that he has passed on, or the
 * one that he has issued (I26).
 */
async function seenTickets({ read, actor }: QueryContext, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string>()
  const rows = await read
    .selectFrom('ticket as t')
    .leftJoin('ticket as p', 'p.pkCredit', 't.parentCredit')
    .select(['t.pkCredit', 't.parentCredit', 't.rootCredit', 't.fkIssuer', 'p.fkHolder as sender'])
    .select((eb) => eb.case().when(seenBy(actor.fkCorp)).then(1).else(0).end().as('isSeen'))
    .where('t.pkCredit', 'in', keys)
    .execute()
  return new Map(
    rows.flatMap(({ pkCredit, parentCredit, rootCredit, fkIssuer, sender, isSeen }) => {
      if (isSeen === 1) return [[pkCredit, `/?ticket=${pkCredit}`] as const]
      if (sender === actor.fkCorp) return [[pkCredit, `/?ticket=${parentCredit}&view=trace`] as const]
      return fkIssuer === actor.fkCorp ? [[pkCredit, `/?ticket=${rootCredit}`] as const] : []
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

/** A loan of his own, by key and by number: its product's page reads it by its application. */
async function ownLoans(context: QueryContext, keys: readonly string[], numbers: readonly string[]) {
  if (keys.length === 0 && numbers.length === 0) return new Map<string, string>()
  const rows = await context.read
    .selectFrom('loan_draw')
    .select(['pkDraw', 'drawNo', 'pkApply'])
    .where('fkCorp', '=', context.actor.fkCorp)
    .where((eb) => eb.or([eb('pkDraw', 'in', ['', ...keys]), eb('drawNo', 'in', ['', ...numbers])]))
    .execute()
  const applications = await ownApplications(
    context,
    rows.map(({ pkApply }) => pkApply),
  )
  return new Map(
    rows.flatMap(({ pkDraw, drawNo, pkApply }) => {
      const href = applications.get(pkApply)
      return href === undefined ? [] : [[pkDraw, href] as const, [drawNo, href] as const]
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
