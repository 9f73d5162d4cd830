import type { InstitutionReply } from '@jinpiao/contract/outside'
import type { Act } from '../../acts/command.ts'
import { finishTask, type Task } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { anyApplication } from '../../flow/application.ts'
import type { Businesses } from '../../flow/business.ts'
import { tell } from '../../flow/hearing.ts'
import { lockByKey } from '../../flow/locks.ts'

/**
 * A funder that holds the ticket says whether a stated payment has come, as another payee does by its signature.
 * @throws {BusinessError} 99000409 it was asked about a statement that has been corrected since; 01000202 it can only agree
 * or contest; 04000114 the statement waits for it no more.
 */
export async function takeReceipt(
  act: Act,
  task: Task,
  { answer, comment }: InstitutionReply,
  businesses: Businesses,
): Promise<void> {
  await lockByKey(businesses, act, [task.target])
  const { round } = await anyApplication(act.tx, task.target)
  if (round !== task.round) throw new BusinessError('99000409')
  if (answer === 'RETURN') throw new BusinessError('01000202')
  await finishTask(act, task)
  await tell(businesses, act, { pkApply: task.target, answer, comment })
}
