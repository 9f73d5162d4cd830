import { flowOf, isDecision } from '@jinpiao/contract/flow'
import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../acts/command.ts'
import { type Notice, notify } from '../acts/notify.ts'
import type { Transition } from '../domain/machine.ts'
import { type Application, rowOf } from './application.ts'

const amountOf = ({ amountFen }: Application) => (amountFen === null ? '' : formatMoney(amountFen))

/** What fills the notices of an application: who, number, the other side or a reason, amount, business. */
const paramsOf = (who: string, application: Application, about = application.counterpartyName ?? ''): string[] => [
  who,
  application.applyNo,
  about,
  amountOf(application),
  application.businessType,
]

const targetOf = ({ pkApply }: Application) => `application:${pkApply}`
const submitterOf = ({ submittedBy, createdBy }: Application) => ({ personId: submittedBy ?? createdBy })

/**
 * Notifies those who decide next, and the submitter when the application goes back or is refused: the same for every
 * business. `who` has acted: a person's name, or the key of an institution. Each business tells what became of tickets.
 */
export async function notifyTransition(
  act: Act,
  application: Application,
  transition: Transition,
  comment: string,
  who = act.actor.personName,
): Promise<void> {
  const { to } = transition
  const flow = rowOf(application)
  const next = flow.steps.find((step) => step.state === to)
  if (next !== undefined && isDecision(next) && to !== transition.from) {
    const notice: Notice = {
      name: to === 'PENDING_FINAL' ? 'APPLICATION_TO_FINAL' : 'APPLICATION_TO_REVIEW',
      params: paramsOf(who, application),
      messageType: 'TODO',
      link: `${next.pages[0]}?pkApply=${application.pkApply}`,
      target: targetOf(application),
    }
    return notify(act, application.fkCorp, { posts: next.actors }, notice)
  }
  if (to === 'REJECTED') {
    return notify(act, application.fkCorp, submitterOf(application), {
      name: 'APPLICATION_REJECTED',
      params: paramsOf(who, application, comment),
      messageType: 'RISK',
      target: targetOf(application),
    })
  }
  if (to !== 'RETURNED') return
  await notify(act, application.fkCorp, submitterOf(application), {
    name: 'APPLICATION_RETURNED',
    params: paramsOf(who, application, comment),
    messageType: 'TODO',
    link: `${flow.submitPages[0]}?edit=${application.pkApply}`,
    target: targetOf(application),
  })
}

/** The last approval inside has been given, where the business tells nothing of its own. */
export function tellApproved(act: Act, application: Application): Promise<void> {
  return notify(act, application.fkCorp, submitterOf(application), {
    name: 'APPLICATION_APPROVED',
    params: paramsOf(act.actor.personName, application),
    messageType: 'NOTICE',
    link: `${flowOf(application.businessType).submitPages[0]}?pkApply=${application.pkApply}`,
    target: targetOf(application),
  })
}

/** Nobody acted in time. */
export async function tellExpired(act: Act, application: Application, days: number): Promise<void> {
  if (!application.submittedBy) return
  await notify(act, application.fkCorp, submitterOf(application), {
    name: 'APPLICATION_EXPIRED',
    params: paramsOf(String(days), application),
    messageType: 'NOTICE',
    target: targetOf(application),
  })
}
