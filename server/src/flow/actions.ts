import { type ApplicationAction, judged } from '@jinpiao/contract/actions'
import { isDecision } from '@jinpiao/contract/flowRow'
import { ownSubmissionText, withdrawOtherText } from '@jinpiao/contract/reviewHints'
import type { QueryContext } from '../acts/context.ts'
import { type BusinessError, refusalOf } from '../domain/businessError.ts'
import {
  type FlowApplication,
  isWithdrawable,
  openStep,
  requireOtherPerson,
  submit,
  voidReturned,
  withdraw,
} from '../domain/machine.ts'
import { type Application, hasForm, rowOf } from './application.ts'

export interface Action {
  action: ApplicationAction
  allowed: boolean
  reason?: string
}

/**
 * What the caller could do with an application now, by its state: what is not offered in that state is absent, what is
 * refused says why.
 *
 * @param blocked why the rules would refuse the signature that comes next; what needs none stays possible.
 */
export function actionsOf(
  context: QueryContext,
  application: Application,
  seen: FlowApplication,
  blocked?: BusinessError,
): Action[] {
  const { actor, language } = context
  const row = rowOf(application)
  const judge = (action: ApplicationAction, refusal: BusinessError | undefined, words?: string): Action =>
    judged(action, refusal && (words ?? refusal.text(language)))

  if (row.submitters.includes(actor.post)) {
    switch (application.state) {
      case 'DRAFT':
        return [
          ...editing(application),
          judge('SUBMIT', refusalOf(() => submit(row, seen, actor)) ?? blocked),
          { action: 'DELETE', allowed: true },
        ]
      case 'RETURNED':
        return [
          ...editing(application),
          judge('SUBMIT', refusalOf(() => submit(row, seen, actor)) ?? blocked),
          judge(
            'VOID',
            refusalOf(() => voidReturned(row, seen, actor)),
          ),
        ]
      default: {
        if (!isWithdrawable(row, application.state)) return []
        const refusal = refusalOf(() => withdraw(row, seen, actor))
        return [judge('WITHDRAW', refusal, withdrawOtherText(application.createdByName, language))]
      }
    }
  }
  const step = row.steps.find((each) => each.state === application.state)
  if (step === undefined || !isDecision(step) || !step.actors.includes(actor.post)) return []
  const refusal = refusalOf(() => {
    openStep(row, seen, actor.post)
    requireOtherPerson(seen, actor)
  })
  // The refusal speaks to somebody who has tried; in a queue the row says what will happen to it instead.
  const isOwn = refusal?.code === '01000201' && seen.submittedBy === actor.personId
  const words = isOwn ? ownSubmissionText(actor.post, language) : undefined
  return [judge('APPROVE', refusal ?? blocked, words), judge('RETURN', refusal, words)]
}

const editing = (application: Application): Action[] =>
  hasForm(application)
    ? [{ action: 'EDIT', allowed: true }]
    : application.state === 'RETURNED'
      ? [{ action: 'REWORD', allowed: true }]
      : []
