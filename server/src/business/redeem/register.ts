import type { DataOf } from '@jinpiao/contract/endpoint'
import type { InstitutionReply } from '@jinpiao/contract/outside'
import { missing, problem } from '@jinpiao/contract/problems'
import { type PaymentResult, registerPayment as registerEndpoint } from '@jinpiao/contract/redeem'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { storeAnswer, type Task } from '../../acts/tasks.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { ownApplication } from '../../flow/application.ts'
import type { Businesses } from '../../flow/business.ts'
import { lockByKey } from '../../flow/locks.ts'
import { applicationTask } from '../../flow/stepAnswers.ts'
import { answerBy } from '../../flow/taskHandler.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { redeemLineOf } from './lines.ts'
import { requireNewSerial } from './paid.ts'

/**
 * 登记付款结果: a person says of one payment what the bank would say, through the same function. The key of the evidence is
 * the bank's serial, so the same paper entered twice is one payment (T12).
 */
export function registerPayment(
  businesses: Businesses,
  context: CommandContext,
  { pkApply, line }: { pkApply: string; line: number },
  result: PaymentResult,
): Promise<DataOf<typeof registerEndpoint>> {
  const { permission } = registerEndpoint
  const input = { pkApply, line, ...result }
  return runCommand(context, { name: 'REDEEM.REGISTER', permission }, input, async (act) => {
    await requireComplete(act, result)
    await lockByKey(businesses, act, [pkApply])
    const { fkCorp } = await ownApplication(act.tx, act.actor, pkApply, ['REDEEM'])
    const stored = await redeemLineOf(act.tx, pkApply, { line })
    if (stored === undefined) throw new BusinessError('01000302')
    const { bankSerial } = result
    const paid = result.lineState === 'PAID'
    if (paid && stored.state === 'PAID' && stored.bankSerial === bankSerial) return { isRepeated: true }
    if (stored.state !== 'PAYING') throw new BusinessError('04000145')
    if (paid) await requireNewSerial(act, stored, bankSerial)
    const task = await openTask(act, pkApply)
    const reply = replyOf(task, line, result)
    const source = { key: `bank:${fkCorp}:${reply.evidenceKey}`, source: 'HAND', target: pkApply }
    if (!(await storeAnswer(act, { ...source, answer: reply.answer, body: reply }))) return { isRepeated: true }
    await answerBy(applicationTask, businesses, { act, task, reply })
    act.facts.push({
      action: `OUTSIDE.${reply.answer}`,
      target: `task:${task.pkTask}`,
      after: { evidenceKey: source.key, about: `application:${pkApply}`, line, name: act.actor.personName, by: 'HAND' },
    })
    return { isRepeated: false }
  })
}

/** What the wire cannot say: a payment has its serial, a failure its reason, no day is to come, a file is one's own (I25). */
async function requireComplete(
  { tx, actor, today }: Act,
  { lineState, bankSerial, reason, payDate, pkFile }: PaymentResult,
) {
  const lacking = lineState === 'PAID' ? bankSerial === '' && 'bankSerial' : reason === '' && 'reason'
  if (lacking) refuse([missing(lacking, lacking)])
  if (payDate > today) refuse([problem('payDate', '04000147')])
  if (pkFile !== '') await requireOwnFiles(tx, actor.fkCorp, [pkFile])
}

/** The question that the bank has been asked; without one, nothing waits for a payment. */
async function openTask({ tx }: Act, pkApply: string): Promise<Task> {
  const task = await tx
    .selectFrom('outside_task')
    .selectAll()
    .where('kind', '=', 'APPLICATION')
    .where('target', '=', pkApply)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()
  if (!task) throw new BusinessError('04000145')
  return task as Task
}

function replyOf({ pkTask }: Task, line: number, result: PaymentResult): InstitutionReply {
  const { lineState, bankSerial, payDate, pkFile, reason } = result
  const paidAt = payDate !== '' && { paidAt: `${payDate}T00:00:00.000+08:00` }
  return lineState === 'PAID'
    ? {
        pkTask,
        line,
        answer: 'APPROVE',
        comment: '',
        evidenceKey: bankSerial,
        body: { bankSerial, ...paidAt, ...(pkFile !== '' && { pkFile }) },
      }
    : { pkTask, line, answer: 'REJECT', comment: reason, evidenceKey: `${pkTask}:${line}:failed`, body: {} }
}
