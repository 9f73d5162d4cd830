import type { EntryResult } from '@jinpiao/contract/envelope'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import * as fc from 'fast-check'
import { acceptTickets } from '../business/accept/accept.ts'
import { businesses } from '../business/all.ts'
import { isBusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { runDaily } from '../jobs/daily.ts'
import {
  accept,
  approve,
  cancel,
  draft,
  draftTransfer,
  finish,
  issued,
  issues,
  refuse,
  sendBack,
  startCancel,
  submit,
  withdraw,
} from './steps.ts'
import { as, inRole, issueLine, type Person, sign, type World } from './world.ts'

/** One thing that somebody does; `pick` chooses among what there is, `who` among those who may or may not. */
export interface Move {
  kind: (typeof kinds)[number]
  pick: number
  who: number
  amount: string
}

const kinds = [
  'save',
  'edit',
  'delete',
  'submit',
  'approve',
  'approveSwitched',
  'return',
  'void',
  'finish',
  'finalReturn',
  'withdraw',
  'accept',
  'refuse',
  'cancel',
  'submitCancel',
  'approveCancel',
  'transfer',
  'submitTransfer',
  'approveTransfer',
  'returnTransfer',
  'withdrawTransfer',
  'replay',
  'trespass',
  'days',
] as const

const amount = fc
  .integer({ min: 1, max: 40_000_000 })
  .map((fen) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`)

const weights: Partial<Record<(typeof kinds)[number], number>> = {
  save: 6,
  submit: 8,
  approve: 8,
  finish: 8,
  accept: 5,
  refuse: 3,
  transfer: 6,
  submitTransfer: 8,
  approveTransfer: 6,
  returnTransfer: 4,
  withdrawTransfer: 4,
}

const move = fc.record({
  kind: fc.oneof(...kinds.map((kind) => ({ arbitrary: fc.constant(kind), weight: weights[kind] ?? 2 }))),
  pick: fc.nat({ max: 50 }),
  who: fc.nat({ max: 7 }),
  amount,
})

/** Rounds of moves; those of one round happen at the same time. */
export const walks = fc.array(fc.array(move, { minLength: 2, maxLength: 6, size: 'max' }), {
  minLength: 12,
  maxLength: 24,
  size: 'max',
})

/**
 * What there is when a walk begins: from nothing, few walks come as far as a transfer, and none to its end. Each supplier
 * holds a ticket, one of them so near to its promised day that transfers close on the way (I7), and is asked for another.
 */
export async function beginWalk(world: World): Promise<void> {
  for (const [index, { pkSupplier }] of world.suppliers.entries()) {
    const near = index === 0 && { promisedDate: addDays(todayOf(world.clock), 18) }
    const { pkCredit } = await issued(world, { amount: '90000.00', pkSupplier, ...near })
    await accept(world, pkCredit, staff[index]?.operator)
    await issued(world, { amount: '10000.00', pkSupplier })
  }
}

export type Tally = Map<string, { done: number; refused: number }>

/** Plays one round: every move either acts or is refused by a business code; anything else is a defect and throws. */
export async function playRound(world: World, moves: readonly Move[], tally: Tally): Promise<void> {
  const seen = await look(world)
  await Promise.all(
    moves.map(async (one) => {
      const count = tally.get(one.kind) ?? { done: 0, refused: 0 }
      tally.set(one.kind, count)
      try {
        const outcome = await play(world, seen, one)
        if (outcome === undefined) return
        count[outcome.ok ? 'done' : 'refused'] += 1
      } catch (error) {
        if (!isBusinessError(error)) throw error
        count.refused += 1
      }
    }),
  )
}

const replays = ['return', 'submit', 'approve', 'finish', 'accept'] as const
/** Of the enterprise but without the right, with the right but of another one, and neither. */
const intruders: readonly Person[] = ['viewer', 'rivalOperator', 'rivalDirector']

/** One request, ready to be sent any number of times: text, signature and request id are made once. */
async function request(
  world: World,
  act: (typeof replays)[number],
  id: string,
  { operator, director, recipient }: Record<'operator' | 'director' | 'recipient', Person>,
): Promise<() => Promise<{ results: EntryResult[] }>> {
  const pkApplys = [id]
  switch (act) {
    case 'return': {
      const context = as(world, director)
      return () => issues.sendBack('PENDING_DIRECTOR', context, { pkApplys, comment: '请核对后重新提交' })
    }
    case 'submit': {
      const context = as(world, operator)
      const signature = await sign(context, pkApplys, 'ISSUE', 'SUBMIT')
      return () => issues.submit(context, { pkApplys, signature })
    }
    case 'approve': {
      const context = as(world, director)
      const signature = await sign(context, pkApplys, 'ISSUE', 'APPROVE')
      return () => issues.approve('PENDING_DIRECTOR', context, { pkApplys, signature })
    }
    case 'finish': {
      const context = as(world, 'final')
      const signature = await sign(context, pkApplys, 'ISSUE', 'FINAL_APPROVE')
      return () => issues.approve('PENDING_FINAL', context, { pkApplys, signature })
    }
    case 'accept': {
      const context = as(world, recipient)
      const signature = await sign(context, pkApplys, 'ACCEPT', 'ACCEPT')
      return () => acceptTickets(businesses, context, { fkCredits: pkApplys, supplierConsent: false, signature })
    }
  }
}

async function look({ database: { read } }: World) {
  const applications = await read.selectFrom('application').selectAll().orderBy('pkApply').execute()
  const tickets = await read.selectFrom('ticket').selectAll().orderBy('pkCredit').execute()
  return { applications, tickets }
}

const operators: readonly Person[] = ['operator', 'operator2']
const directors: readonly Person[] = ['director', 'director2']
/** Who acts for an enterprise of the chain, by its position in {@link chainOf}. */
const staff: readonly { operator: Person; director: Person }[] = [
  { operator: 'supplierOperator', director: 'supplierDirector' },
  { operator: 'otherSupplier', director: 'otherDirector' },
  { operator: 'strangerOperator', director: 'strangerDirector' },
]
const chainOf = (world: World): readonly string[] => [...world.suppliers.map(({ fkCorp }) => fkCorp), world.stranger]

async function play(
  world: World,
  { applications, tickets }: Awaited<ReturnType<typeof look>>,
  { kind, pick, who, amount }: Move,
): Promise<Pick<EntryResult, 'ok'> | undefined> {
  const operator = operators[who % 2] ?? 'operator'
  const director = directors[who % 2] ?? 'director'
  const chain = chainOf(world)
  /** Mostly those who may; now and then another enterprise's people, who must be refused. */
  const staffOf = (fkCorp: string) =>
    staff[who === 7 ? pick % 3 : chain.indexOf(fkCorp)] ?? {
      operator: 'supplierOperator',
      director: 'supplierDirector',
    }
  const choose = (businessType: string, ...states: string[]) => {
    const fitting = applications.filter((row) => row.businessType === businessType && states.includes(row.state))
    // Now and then something at the wrong step, which must be refused.
    const from = pick % 10 === 9 ? applications : fitting
    return from[pick % Math.max(from.length, 1)]
  }
  const answerable = tickets.filter((row) => pick % 10 === 9 || row.state === 'PENDING_ACCEPT')
  const ticket = answerable[pick % Math.max(answerable.length, 1)]
  const recipient = staffOf(ticket?.fkHolder ?? '')[who % 2 ? 'director' : 'operator']
  const ok = { ok: true }
  const first = ({ results }: { results: EntryResult[] }) => results[0]
  const supplier = world.suppliers[who % 2]?.pkSupplier ?? ''
  const line = () =>
    issueLine(world, {
      amount,
      pkSupplier: supplier,
      pkLimit: pick % 3 === 0 ? world.limits.small : world.limits.main,
      // Some come so near to the day after which nothing is transferred that the walk passes it (I7).
      ...(pick % 4 === 1 && { promisedDate: addDays(todayOf(world.clock), 18) }),
    })

  switch (kind) {
    case 'save':
      await draft(world, line(), operator)
      return ok
    case 'edit': {
      const target = choose('ISSUE', 'DRAFT', 'RETURNED')
      if (!target) return undefined
      const { pkApply, version } = target
      await issues.update(as(world, operator), { lines: [{ pkApply, version, line: line() }] })
      return ok
    }
    case 'delete': {
      const target = choose('ISSUE', 'DRAFT')
      if (!target || who !== 0) return undefined
      await issues.remove(as(world, operator), { pkApply: target.pkApply })
      return ok
    }
    case 'submit': {
      const target = choose('ISSUE', 'DRAFT', 'RETURNED')
      return target && submit(world, target.pkApply, operator)
    }
    case 'approve': {
      const target = choose('ISSUE', 'PENDING_DIRECTOR')
      return target && approve(world, target.pkApply, director)
    }
    case 'approveSwitched': {
      const target = choose('ISSUE', 'PENDING_DIRECTOR')
      if (!target) return undefined
      const context = as(world, inRole(world.people[operator], 'ROLE_CORE_DIRECTOR'))
      const signature = await sign(context, [target.pkApply], 'ISSUE', 'APPROVE')
      return first(await issues.approve('PENDING_DIRECTOR', context, { pkApplys: [target.pkApply], signature }))
    }
    case 'return': {
      const type = who > 3 ? 'ISSUE' : 'ISSUE_CANCEL'
      const target = choose(type, 'PENDING_DIRECTOR')
      return target && sendBack(world, target.pkApply, director, undefined, type)
    }
    case 'void': {
      const target = choose(who > 3 ? 'ISSUE' : 'ISSUE_CANCEL', 'RETURNED')
      return target && cancel(world, target.pkApply, operator)
    }
    case 'finish': {
      const target = choose('ISSUE', 'PENDING_FINAL')
      return target && finish(world, target.pkApply)
    }
    case 'finalReturn': {
      const target = choose('ISSUE', 'PENDING_FINAL')
      return target && sendBack(world, target.pkApply, 'final')
    }
    case 'withdraw': {
      const target = choose(who > 3 ? 'ISSUE' : 'ISSUE_CANCEL', 'PENDING_DIRECTOR')
      return target && withdraw(world, target.pkApply, operator)
    }
    case 'accept':
      return ticket && accept(world, ticket.pkCredit, recipient)
    case 'refuse':
      return ticket && refuse(world, ticket.pkCredit, recipient)
    case 'cancel':
      if (!ticket) return undefined
      await startCancel(world, ticket.pkCredit, operator)
      return ok
    case 'submitCancel': {
      const target = choose('ISSUE_CANCEL', 'DRAFT', 'RETURNED')
      return target && submit(world, target.pkApply, operator, 'ISSUE_CANCEL')
    }
    case 'approveCancel': {
      const target = choose('ISSUE_CANCEL', 'PENDING_DIRECTOR')
      return target && approve(world, target.pkApply, director, 'ISSUE_CANCEL')
    }
    case 'transfer': {
      const held = tickets.filter((row) => pick % 10 === 9 || (row.state === 'HELD' && row.lockedBy === null))
      const input = held[pick % Math.max(held.length, 1)]
      if (!input) return undefined
      const others = chain.filter((fkCorp) => fkCorp !== input.fkHolder)
      const share = input.amountFen / BigInt(1 + (pick % 3))
      const parts = others.slice(0, 1 + (who % 2)).map((fkCorp): [string, string] => [fkCorp, fenToDecimal(share)])
      await draftTransfer(world, input.pkCredit, parts, staffOf(input.fkHolder).operator)
      return ok
    }
    case 'submitTransfer': {
      const target = choose('TRANSFER', 'DRAFT', 'RETURNED')
      return target && submit(world, target.pkApply, staffOf(target.fkCorp).operator, 'TRANSFER')
    }
    case 'approveTransfer': {
      const target = choose('TRANSFER', 'PENDING_DIRECTOR')
      return target && approve(world, target.pkApply, staffOf(target.fkCorp).director, 'TRANSFER')
    }
    case 'returnTransfer': {
      const target = choose('TRANSFER', 'PENDING_DIRECTOR')
      return target && sendBack(world, target.pkApply, staffOf(target.fkCorp).director, undefined, 'TRANSFER')
    }
    case 'withdrawTransfer': {
      const target = choose('TRANSFER', 'PENDING_DIRECTOR')
      return target && withdraw(world, target.pkApply, staffOf(target.fkCorp).operator, 'TRANSFER')
    }
    case 'replay': {
      const act = replays[who % replays.length]
      const state = act === 'finish' ? 'PENDING_FINAL' : act === 'submit' ? 'DRAFT' : 'PENDING_DIRECTOR'
      const id = act === 'accept' ? ticket?.pkCredit : choose('ISSUE', state)?.pkApply
      if (act === undefined || id === undefined) return undefined
      const send = await request(world, act, id, { operator, director, recipient })
      const answers = await Promise.all([send(), send()])
      if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) throw new Error('I24: two answers to one request')
      return first(answers[0])
    }
    case 'trespass': {
      const target = applications[pick % Math.max(applications.length, 1)]
      const intruder = intruders[who % intruders.length]
      if (!target || intruder === undefined) return undefined
      const { pkApply, version } = target
      const context = as(world, intruder)
      const acts = [
        () => submit(world, pkApply, intruder),
        () => approve(world, pkApply, intruder),
        () => finish(world, pkApply, intruder),
        () => sendBack(world, pkApply, intruder),
        () => withdraw(world, pkApply, intruder),
        () => issues.update(context, { lines: [{ pkApply, version, line: line() }] }),
        () => issues.remove(context, { pkApply }),
        () => startCancel(world, ticket?.pkCredit ?? '', intruder),
        () => accept(world, ticket?.pkCredit ?? '', intruder),
      ]
      const outcome = await acts[pick % acts.length]?.()
      const refused = typeof outcome === 'object' && 'ok' in outcome && !outcome.ok
      if (!refused) throw new Error(`I21, I30: ${intruder} has acted on what is not his`)
      return { ok: false }
    }
    case 'days':
      if (who > 1) return undefined
      world.clock.advanceDays(pick % 6)
      await runDaily({ database: world.database, clock: world.clock })
      return ok
  }
}
