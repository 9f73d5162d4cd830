import type { EntryResult } from '@jinpiao/contract/envelope'
import { type BusinessType, type DecisionStep, flowOf, stepOf } from '@jinpiao/contract/flow'
import { institutions, isDecision } from '@jinpiao/contract/flowRow'
import { isBusinessError } from '../../domain/businessError.ts'
import { isEditable as isOpenToEdit } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import { runDaily } from '../../jobs/daily.ts'
import { simulators } from '../../jobs/simulated/answer.ts'
import { inPost, type Person } from '../people.ts'
import {
  approveAs,
  approveRequest,
  cancel,
  formOf,
  type Reply,
  replyTo,
  returnAs,
  submitAs,
  submitRequest,
  withdraw,
} from '../steps.ts'
import { as, type World } from '../world.ts'
import { ownerOf, walkOf } from './all.ts'
import {
  actTypes,
  chooseApplication,
  choosePerson,
  chooseTicket,
  fillForm,
  formTypes,
  isAstray,
  isEditable,
  isForeign,
  look,
  one,
  type Seen,
  save,
} from './choose.ts'
import type { Move, MoveKind } from './moves.ts'
import { intruders, trespasses } from './trespass.ts'
import type { Request } from './walkOf.ts'

/** How often each kind of move was done, and how often refused. */
export type Tally = Map<MoveKind, { done: number; refused: number }>
type Outcome = Pick<EntryResult, 'ok'> | undefined

/** Plays one round: every move either acts or is refused by a business code; anything else is a defect and throws. */
export async function playRound(world: World, moves: readonly Move[], tally: Tally): Promise<void> {
  const seen = await look(world)
  await Promise.all(
    moves.map(async (move) => {
      const count = tally.get(move.kind) ?? { done: 0, refused: 0 }
      tally.set(move.kind, count)
      try {
        const outcome = await plays[move.kind](world, seen, move)
        if (outcome !== undefined) count[outcome.ok ? 'done' : 'refused'] += 1
      } catch (error) {
        if (!isBusinessError(error)) throw error
        count.refused += 1
      }
    }),
  )
}

const ok = { ok: true }
/** What somebody of another enterprise does must be refused. */
const refusedTo = (move: Move, outcome: Pick<EntryResult, 'ok'>): Outcome => {
  if (isForeign(move) && outcome.ok) throw new Error(`I30: ${move.kind} by another enterprise`)
  return outcome
}

const waitsForDecision = ({ businessType, state }: Application) => decisionOf(businessType, state) !== undefined
function decisionOf(type: BusinessType, state: Application['state']): DecisionStep | undefined {
  const step = stepOf(type, state)
  return step && isDecision(step) ? step : undefined
}

type Play = (world: World, seen: Seen, move: Move) => Promise<Outcome>

/** What the submitter does with a stored application. */
const bySubmitter =
  (
    fits: (row: Application) => boolean,
    act: (world: World, row: Application, who: Person) => Promise<Pick<EntryResult, 'ok'>>,
  ): Play =>
  async (world, seen, move) => {
    const row = chooseApplication(seen, move, fits)
    const who = row && choosePerson(world, move, row.fkCorp, flowOf(row.businessType).submitters)
    return who && refusedTo(move, await act(world, row, who))
  }

/** What a reviewer does with an application at its step; at the wrong step, what the first reviewer may. */
const byReviewer =
  (act: (world: World, row: Application, step: DecisionStep, who: Person) => Promise<Pick<EntryResult, 'ok'>>): Play =>
  async (world, seen, move) => {
    const row = chooseApplication(seen, move, waitsForDecision)
    const step = row && (decisionOf(row.businessType, row.state) ?? flowOf(row.businessType).steps.find(isDecision))
    const who = step && choosePerson(world, move, row.fkCorp, step.actors)
    return who && refusedTo(move, await act(world, row, step, who))
  }

const plays: Record<MoveKind, Play> = {
  async save(world, seen, move) {
    const type = one(formTypes(), move.type) ?? 'ISSUE'
    const form = fillForm(world, seen, move, type)
    const who = form && choosePerson(world, { ...move, who: move.who % 2 }, form.fkCorp, flowOf(type).submitters)
    if (who === undefined) return undefined
    await save(world, type, form?.line, who)
    return ok
  },

  async edit(world, seen, move) {
    const fits = ({ state, businessType }: Application) => isOpenToEdit(state) && isEditable(businessType)
    const row = chooseApplication(seen, move, fits)
    const form = row && fillForm(world, seen, move, row.businessType)
    const who = row && choosePerson(world, move, row.fkCorp, flowOf(row.businessType).submitters)
    if (row === undefined || form === undefined || who === undefined) return undefined
    const { pkApply, version, businessType } = row
    await formOf(businessType).update(as(world, who), { lines: [{ pkApply, version, line: form.line }] })
    return refusedTo(move, ok)
  },

  async delete(world, seen, move) {
    if (move.who !== 0) return undefined
    const remove = bySubmitter(
      ({ state }) => state === 'DRAFT',
      async (_, { pkApply, businessType }, who) => {
        await formOf(businessType).remove(as(world, who), { pkApply })
        return ok
      },
    )
    return remove(world, seen, move)
  },

  submit: bySubmitter(
    ({ state }) => isOpenToEdit(state),
    (world, { businessType, pkApply }, who) => submitAs(businessType)(world, pkApply, who),
  ),
  withdraw: bySubmitter(
    ({ businessType, state }) => state === flowOf(businessType).steps[0]?.state,
    (world, { businessType, pkApply }, who) => withdraw(world, pkApply, who, businessType),
  ),
  void: bySubmitter(
    ({ state }) => state === 'RETURNED',
    (world, { businessType, pkApply }, who) => cancel(world, pkApply, who, businessType),
  ),

  approve: byReviewer((world, { businessType, pkApply }, { state }, who) =>
    approveAs(businessType, state)(world, pkApply, who),
  ),
  return: byReviewer((world, { businessType, pkApply }, { state }, who) =>
    returnAs(businessType, state)(world, pkApply, who),
  ),

  /** I11: who prepares it has a reviewer's post, too. */
  async approveSwitched(world, seen, move) {
    const row = chooseApplication(seen, move, waitsForDecision)
    const step = row && decisionOf(row.businessType, row.state)
    const who = step && choosePerson(world, move, row.fkCorp, flowOf(row.businessType).submitters)
    const [post] = step?.actors ?? []
    if (who === undefined || row === undefined || step === undefined || post === undefined) return undefined
    const switched = inPost(world.people[who], post)
    return refusedTo(move, await approveAs(row.businessType, step.state)(world, row.pkApply, switched))
  },

  async act(world, seen, move) {
    const send = await chooseAct(world, seen, move)
    const [outcome] = (await send?.())?.results ?? []
    return outcome && refusedTo(move, outcome)
  },

  async answer(world, { asked, applications, lines }, move) {
    const chosen = one(asked, move.pick)
    if (chosen === undefined) return undefined
    const { task, owner } = chosen
    if (isForeign(move)) return askedOther(world, chosen)
    const { pkApply } = applications.find(({ applyNo }) => applyNo === task.no) ?? {}
    const line = lines.find((each) => each.pkApply === pkApply)?.line
    // A kind of its own is answered as its package simulates it.
    const simulate = simulators[task.kind]
    const isStep: boolean = task.kind === 'APPLICATION'
    const answer = one(['APPROVE', 'APPROVE', 'RETURN', 'REJECT'] as const, move.type) ?? 'APPROVE'
    const reply: Reply | undefined = isStep ? { answer } : simulate?.(task)[0]
    if (reply === undefined) return undefined
    const sent = { ...reply, evidenceKey: crypto.randomUUID(), ...(line !== undefined && !isAstray(move) && { line }) }
    const times = move.who % 3 === 0 ? 2 : 1
    const answers = await Promise.allSettled(Array.from({ length: times }, () => replyTo(world, { task, owner }, sent)))
    const failed = answers.find((each) => each.status === 'rejected')
    const taken = answers.filter((each) => each.status === 'fulfilled' && !each.value.isRepeated)
    if (taken.length > 1) throw new Error(`I24: the answer to ${task.no} has taken effect twice`)
    if (failed !== undefined && !isBusinessError(failed.reason)) throw failed.reason
    return { ok: taken.length === 1 }
  },

  async replay(world, seen, move) {
    const own = { ...move, who: move.who % 2 }
    const send = await (move.who % 4 === 0 ? chooseAct : chooseRequest)(world, seen, own)
    if (send === undefined) return undefined
    const answers = await Promise.all([send(), send()])
    if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) throw new Error('I24: two answers to one request')
    return answers[0].results[0]
  },

  async trespass(world, seen, move) {
    const row = chooseApplication(seen, move, () => true)
    const intruder = one(intruders, move.who)
    if (row === undefined || intruder === undefined) return undefined
    const acts = trespasses(world, seen, move, row, intruder)
    const outcome = await one(acts, move.pick)?.()
    const refused = typeof outcome === 'object' && 'ok' in outcome && !outcome.ok
    if (!refused) throw new Error(`I21, I30: ${intruder} has acted on what is not his`)
    return { ok: false }
  },

  async days(world, _, { who, pick }) {
    if (who > 1) return undefined
    world.clock.advanceDays(pick % 6)
    await runDaily({ database: world.database, clock: world.clock })
    return ok
  },
}

/** An institution that is not asked: for it there is no such task. */
async function askedOther(world: World, { task, owner }: Seen['asked'][number]): Promise<Outcome> {
  const names = Object.keys(institutions) as (keyof typeof institutions)[]
  const other = names.find((name) => name !== owner.institution) ?? 'BANK'
  await replyTo(world, { task, owner: { institution: other } }, { answer: 'APPROVE' })
  throw new Error(`I21: ${other} has answered what ${owner.institution} was asked`)
}

/** What somebody does to one of the tickets at which a whole act begins. */
async function chooseAct(world: World, seen: Seen, move: Move): Promise<Request | undefined> {
  const type = one(actTypes(), move.type)
  const at = type && chooseTicket(seen, move, type)
  if (type === undefined || at === undefined) return undefined
  const { submitters, submitActions } = flowOf(type)
  const who = choosePerson(world, move, ownerOf(type, at), submitters)
  const action = one(submitActions, move.pick % 3) ?? 'SUBMIT'
  return who && walkOf(type).act?.(as(world, who), at, action)
}

/** A submission, an approval or a return of one of the applications. */
async function chooseRequest(world: World, seen: Seen, move: Move): Promise<Request | undefined> {
  if (move.type % 3 === 0) {
    const row = chooseApplication(seen, move, ({ state }) => isOpenToEdit(state))
    const who = row && choosePerson(world, move, row.fkCorp, flowOf(row.businessType).submitters)
    return who && submitRequest(row.businessType, as(world, who), row.pkApply)
  }
  const row = chooseApplication(seen, move, waitsForDecision)
  const step = row && decisionOf(row.businessType, row.state)
  const who = step && choosePerson(world, move, row.fkCorp, step.actors)
  if (who === undefined || row === undefined || step === undefined) return undefined
  const { businessType, pkApply } = row
  const context = as(world, who)
  if (move.type % 3 === 1) return approveRequest(businessType, step.state, context, pkApply)
  const back = { pkApplys: [pkApply], comment: '请核对后重新提交' }
  return () => formOf(businessType).sendBack(step.state, context, back)
}
