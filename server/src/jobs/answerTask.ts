import type { InstitutionReply } from '@jinpiao/contract/outside'
import { runJob } from '../acts/command.ts'
import { storeAnswer } from '../acts/tasks.ts'
import { businesses as landed } from '../business/all.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Businesses } from '../flow/business.ts'
import { answerBy } from '../flow/taskHandler.ts'
import { taskHandlers } from '../outside/taskHandlers.ts'
import { type TaskOwner, taskOf } from '../queries/tasks.ts'
import { type JobContext, systemContext } from './system.ts'

/** Who answers: an institution by its key, somebody of the platform by hand, or the demonstration. */
export interface Answerer extends TaskOwner {
  /** As the audit log has it: the name of the institution, or of the person. */
  name: string
  by: 'KEY' | 'HAND' | 'SIMULATOR'
}

/**
 * Takes an answer to a task: the one way in for all three who answer. It is stored once by its evidence key, does what its
 * kind does, and is audited in the chain of the enterprise that it is about, all in one transaction.
 * @returns `isRepeated` where this very answer has been taken before; it changes nothing again.
 * @throws {BusinessError} 01000302 no task of this institution, 99000409 the key was used for another answer, or somebody
 * has answered meanwhile; and what the kind refuses.
 */
export async function answerTask(
  job: JobContext,
  answerer: Answerer,
  reply: InstitutionReply,
  businesses: Businesses = landed,
): Promise<{ isRepeated: boolean }> {
  const task = await taskOf(job.database.read, answerer, reply.pkTask)
  if (task === undefined) throw new BusinessError('01000302')
  const { institution, funder = '', name, by } = answerer
  const { evidenceKey, answer, line } = reply
  // Two funders may count their papers alike.
  const key = [institution, funder, evidenceKey].filter((part) => part !== '').join(':')
  return runJob(systemContext(job, task.fkCorp), async (act) => {
    const isNew = await storeAnswer(act, { key, source: institution, target: task.target, answer, body: reply })
    if (!isNew) return { isRepeated: true }
    await answerBy(taskHandlers[task.kind], businesses, { act, task, reply })
    act.facts.push({
      action: `OUTSIDE.${answer}`,
      target: `task:${task.pkTask}`,
      after: { evidenceKey: key, about: `${task.kind.toLowerCase()}:${task.target}`, line: line ?? null, name, by },
    })
    return { isRepeated: false }
  })
}
