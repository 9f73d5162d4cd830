import { stepOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { finishTask } from '../acts/tasks.ts'
import { BusinessError } from '../domain/businessError.ts'
import { notYourTurn, wrongState } from '../domain/machine.ts'
import { anyApplication } from './application.ts'
import { followTasks } from './asking.ts'
import { type Business, type Businesses, businessOf, type StepAbout } from './business.ts'
import { hear, hearPart } from './hearing.ts'
import { readLines } from './lines.ts'
import { lockByKey } from './locks.ts'
import type { TaskHandler } from './taskHandler.ts'

/** An application whose step an institution answers, as it stands behind its lock. */
interface AskedStep extends StepAbout<unknown> {
  businesses: Businesses
  business: Business<unknown>
  /** Numbers of its lines, which are answered one by one; none: it is answered as a whole. */
  lines: readonly number[]
  mayReturn: boolean
}

/**
 * An institution answers its step of an application, or one line of it: the step ends with the last line, as `outcomeOf`
 * says of them all. The business judges the answer (`Business.judges`).
 */
export const applicationTask: TaskHandler<AskedStep> = {
  /**
   * @throws {BusinessError} 04000114, 04000124 the application is not, or no longer, in its step; 99000409 it has been
   * corrected meanwhile.
   */
  async open(act, task, businesses) {
    await lockByKey(businesses, act, [task.target])
    const application = await anyApplication(act.tx, task.target)
    const { businessType, state, round } = application
    const step = stepOf(businessType, state)
    if (step === undefined) throw wrongState(state)
    if (isDecision(step) || step.from !== task.institution) throw notYourTurn(state)
    // It has been sent back and submitted again since: the answer is to a form that has changed.
    if (round !== task.round) throw new BusinessError('99000409')
    const business = businessOf(businesses, businessType)
    const lines = (await readLines(act.tx, task.target)).map(({ line }) => line)
    const payload = business.read(application.payload)
    return { application, payload, businesses, business, lines, mayReturn: step.mayReturn === true }
  },

  judge({ business, mayReturn }, { institution }) {
    const { RETURN = {}, ...judge } = business.judges?.[institution] ?? { APPROVE: {} }
    return { ...judge, ...(mayReturn && { RETURN }) }
  },

  lines: ({ lines }) => lines,

  async take(act, task, { businesses }, { answer, comment, line, proof }) {
    const from = task.institution
    if (line === undefined) {
      const said = { from, answer, comment, body: proof }
      const [business, advanced, transition] = await hear(businesses, act, task.target, said)
      await finishTask(act, task)
      return followTasks(act, business, advanced, transition)
    }
    if (answer === 'RETURN') throw new BusinessError('01000339')
    const part = { pkApply: task.target, from, line, answer, comment, body: proof }
    const [business, advanced, transition] = await hearPart(businesses, act, part)
    if (transition.from === transition.to) return
    await finishTask(act, task)
    await followTasks(act, business, advanced, transition)
  },
}
