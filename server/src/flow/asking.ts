import { isDecision } from '@jinpiao/contract/flowRow'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Act } from '../acts/command.ts'
import { askOutside, closeTasks } from '../acts/tasks.ts'
import type { Transition } from '../domain/machine.ts'
import { readableFiles } from '../queries/files.ts'
import { type Application, rowOf } from './application.ts'
import type { Business } from './business.ts'

/**
 * Keeps the tasks of an application with its state: an institution is asked when its step begins, and nobody waits for its
 * answer any more when the step is left, whoever left it. A step that says `asks: 'LATER'` is asked by its business.
 */
export async function followTasks(
  act: Act,
  business: Business<unknown>,
  application: Application,
  { from, to }: Pick<Transition, 'from' | 'to'>,
): Promise<void> {
  if (from === to) return
  const { steps } = rowOf(application)
  const stepIn = (state: string) => steps.find((each) => each.state === state)
  const left = stepIn(from)
  // What the business asks by itself about an application that has ended, such as a key to be made, stays open.
  if (left !== undefined && !isDecision(left)) await closeTasks(act, application.pkApply, 'APPLICATION')
  const step = stepIn(to)
  if (step === undefined || isDecision(step) || step.from === 'COUNTERPARTY' || step.asks === 'LATER') return
  const payload = business.read(application.payload)
  const { fkFunder = null, body = {} } = (await business.asked?.(act, application, payload)) ?? {}
  const { pkApply: target, round, fkCorp, applyNo, businessType, amountFen, promisedDate } = application
  const files = await readableFiles(act.tx, fkCorp, business.files?.(payload) ?? [])
  await askOutside(act, {
    kind: 'APPLICATION',
    institution: step.from,
    fkFunder,
    target,
    round,
    fkCorp,
    no: applyNo,
    body: {
      businessType,
      applyNo,
      amount: amountFen === null ? null : fenToDecimal(amountFen),
      promisedDate,
      counterpartyName: application.counterpartyName,
      payload,
      ...body,
    },
    files: files.map(({ pkFile, name, size }) => ({ pkFile, name, size })),
  })
}
