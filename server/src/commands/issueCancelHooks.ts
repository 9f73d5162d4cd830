import { formatMoney } from '@jinpiao/values/money'
import { BusinessError } from '../domain/businessError.ts'
import { requireCancellable } from '../domain/ticket.ts'
import { type Application, advance, anyApplication } from './applications.ts'
import type { Act } from './command.ts'
import type { Hooks } from './hooks.ts'
import { moveLimitBy } from './limits.ts'
import { closeTodos, notify } from './notify.ts'
import { changeTicket, readTicket } from './tickets.ts'

/** What an ISSUE_CANCEL application holds as payload. */
export interface CancelPayload {
  pkCredit: string
  comment: string
}

const payloadOf = (application: Pick<Application, 'payload'>): CancelPayload => JSON.parse(application.payload)

/** ISSUE_CANCEL: takes back a ticket that nobody has accepted. From submission on it cannot be accepted (I3, I4). */
export const issueCancelHooks: Hooks = {
  async related(act, application) {
    const ticket = await readTicket(act.tx, payloadOf(application).pkCredit)
    return [ticket.bornBy]
  },

  async check(act, application, moment) {
    const ticket = await readTicket(act.tx, payloadOf(application).pkCredit)
    if (moment === 'submit') requireCancellable(ticket, act.actor.fkCorp)
    else if (ticket.lockedBy !== application.pkApply) throw new BusinessError('04000101')
  },

  async lock(act, application) {
    const ticket = await readTicket(act.tx, payloadOf(application).pkCredit)
    await changeTicket(act, ticket, { lockedBy: application.pkApply })
    await act.tx
      .insertInto('application_ticket')
      .values({ pkApply: application.pkApply, pkCredit: ticket.pkCredit, role: 'IN', isOpen: 1 })
      .onConflict((conflict) => conflict.columns(['pkApply', 'pkCredit', 'role']).doUpdateSet({ isOpen: 1 }))
      .execute()
    await notify(
      act,
      application.fkCorp,
      { posts: ['DIRECTOR'] },
      {
        name: 'CANCEL_SUBMITTED',
        params: [act.actor.personName, ticket.creditNo, formatMoney(ticket.amountFen)],
        messageType: 'TODO',
        link: `/credit/core/issue/director-approve?pkApply=${application.pkApply}`,
        target: `application:${application.pkApply}`,
      },
    )
  },

  step: async () => ({}),

  async done(act, application) {
    const { pkCredit, comment } = payloadOf(application)
    const ticket = await readTicket(act.tx, pkCredit)
    await closeInput(act, application)
    await changeTicket(act, ticket, { state: 'CANCELLED', lockedBy: null, endReason: comment })
    const issue = await anyApplication(act, ticket.bornBy)
    await advance(act, issue, { from: issue.state, to: 'CANCELLED', decision: 'AUTO', effect: 'none' })
    await moveLimitBy(act, ticket.fkLimit, 'RELEASE', ticket.amountFen, { pkApply: application.pkApply, pkCredit })
    await closeTodos(act, `ticket:${pkCredit}`)
    await notify(
      act,
      ticket.fkHolder,
      { posts: ['OPERATOR', 'DIRECTOR'] },
      {
        name: 'TICKET_CANCELLED',
        params: [act.actor.corpName, ticket.creditNo],
        messageType: 'NOTICE',
        target: `ticket:${pkCredit}`,
      },
    )
    return { creditNo: ticket.creditNo, pkCredit }
  },

  async release(act, application) {
    const ticket = await readTicket(act.tx, payloadOf(application).pkCredit)
    await closeInput(act, application)
    await changeTicket(act, ticket, { lockedBy: null })
  },
}

async function closeInput({ tx }: Act, application: Application): Promise<void> {
  await tx.updateTable('application_ticket').set({ isOpen: 0 }).where('pkApply', '=', application.pkApply).execute()
}
