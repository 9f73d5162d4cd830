import { finishTask } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { anyApplication } from '../../flow/application.ts'
import type { Businesses } from '../../flow/business.ts'
import { tell } from '../../flow/hearing.ts'
import { lockByKey } from '../../flow/locks.ts'
import type { TaskHandler } from '../../flow/taskHandler.ts'

/** A funder that holds the ticket says whether a stated payment has come, as another payee does by its signature. */
export const receiptTask: TaskHandler<Businesses> = {
  /** @throws {BusinessError} 99000409 it was asked about a statement that has been corrected since. */
  async open(act, task, businesses) {
    await lockByKey(businesses, act, [task.target])
    const { round } = await anyApplication(act.tx, task.target)
    if (round !== task.round) throw new BusinessError('99000409')
    return businesses
  },
  judge: () => ({ APPROVE: {} }),
  async take(act, task, businesses, { answer, comment }) {
    await finishTask(act, task)
    await tell(businesses, act, { pkApply: task.target, answer, comment })
  },
}
