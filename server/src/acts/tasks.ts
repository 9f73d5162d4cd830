import type { Institution } from '@jinpiao/contract/flow'
import type { OutsideTask, TaskKind, TaskState } from '@jinpiao/contract/outside'
import type { Selectable } from 'kysely'
import type { OutsideTaskTable } from '../db/tables/outside.ts'
import { BusinessError } from '../domain/businessError.ts'
import { canonicalJson } from '../domain/digest.ts'
import type { Act } from './command.ts'
import { newPk } from './keys.ts'

/** A task as its row holds it. */
export interface Task extends Omit<Selectable<OutsideTaskTable>, 'kind' | 'institution' | 'state'> {
  kind: TaskKind
  institution: Institution
  state: TaskState
}

/** What an institution is asked. */
export interface Question {
  kind: TaskKind
  institution: Institution
  /** The funder that is asked, where `institution` is FUNDER: it sees its own tasks only. */
  fkFunder?: string | null
  /** Key of what is asked about. */
  target: string
  /** Of the same thing nobody is asked twice in one round. */
  round: number
  /** The enterprise whose thing it is. */
  fkCorp: string
  /** Its number, as people call it. */
  no: string
  body: object
  files?: OutsideTask['files']
}

/** Asks an institution: the task stays open until it is answered or what it asks about goes on without it. */
export async function askOutside({ tx, at }: Pick<Act, 'tx' | 'at'>, question: Question): Promise<void> {
  const { body, files = [], fkFunder = null, ...asked } = question
  const row = { ...asked, fkFunder, pkTask: newPk(), state: 'OPEN', createdAt: at, answeredAt: null }
  await tx
    .insertInto('outside_task')
    .values({ ...row, body: canonicalJson(body), files: canonicalJson(files) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Nobody needs to answer any more what is asked about this. The caller has locked it.
 * @param kind of what is not asked any more; absent: nothing is.
 */
export async function closeTasks({ tx }: Pick<Act, 'tx'>, target: string, kind?: TaskKind): Promise<void> {
  const open = tx.updateTable('outside_task').set({ state: 'CLOSED' }).where('target', '=', target)
  const meant = kind === undefined ? open : open.where('kind', '=', kind)
  await meant.where('state', '=', 'OPEN').execute()
}

/**
 * Marks a task as answered. Asked last, after what it asks about is locked: two answers to one task meet there.
 * @throws {BusinessError} 99000409 it has been answered or closed meanwhile; the act is undone as a whole.
 */
export async function finishTask({ tx, at }: Pick<Act, 'tx' | 'at'>, { pkTask }: Pick<Task, 'pkTask'>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('outside_task')
    .set({ state: 'ANSWERED', answeredAt: at })
    .where('pkTask', '=', pkTask)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new BusinessError('99000409')
}

/** An answer as it is kept: who gave it about what, and all that it said. */
export interface Evidence {
  /** Made by the sender, once for each answer. */
  key: string
  source: string
  target: string
  answer: string
  body: object
}

/**
 * Stores an answer by its evidence key, once on all servers.
 * @returns false where this very answer was stored before: it has taken effect already.
 * @throws {BusinessError} 99000409 the same key arrives with another answer: the second one is refused as a whole.
 */
export async function storeAnswer({ tx, at }: Pick<Act, 'tx' | 'at'>, evidence: Evidence): Promise<boolean> {
  const { key, source, target, answer } = evidence
  const body = canonicalJson(evidence.body)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outside_answer')
    .values({ evidenceKey: key, source, target, answer, body, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return true
  const earlier = await tx
    .selectFrom('outside_answer')
    .select('body')
    .where('evidenceKey', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.body !== body) throw new BusinessError('99000409')
  return false
}
