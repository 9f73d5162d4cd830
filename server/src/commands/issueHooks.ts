import { formatMoney } from '@jinpiao/values/money'
import { nextWorkingDay } from '@jinpiao/values/workingDays'
import type { Transition } from '../domain/flow.ts'
import { lineOf } from '../domain/issueLine.ts'
import { findIssueProblems } from '../domain/issueRules.ts'
import type { Application } from './applications.ts'
import type { Act } from './command.ts'
import { holidays } from './holidays.ts'
import type { Born, Hooks } from './hooks.ts'
import { claimInvoices } from './invoices.ts'
import { readIssueFacts } from './issueFacts.ts'
import { newPk, nextNumber } from './keys.ts'
import { moveLimitBy } from './limits.ts'
import { enqueue, notify } from './notify.ts'

/** After `check` these are present; a missing one is a defect. */
function facts(application: Application) {
  const { amountFen, fkLimit, fkCounterparty, promisedDate, counterpartyName } = application
  if (amountFen === null || !fkLimit || !fkCounterparty || !promisedDate || counterpartyName === null) {
    throw new Error(`Application ${application.applyNo} was submitted incomplete`)
  }
  return { amountFen, fkLimit, fkCounterparty, promisedDate, counterpartyName }
}

/** ISSUE: freeze and claim the invoices on submission, occupy and create the root ticket after the last approval inside, held once accepted. */
export const issueHooks: Hooks = {
  async check(act, application, moment) {
    const line = lineOf(application)
    const known = await readIssueFacts(act.tx, act.actor.fkCorp, act.today, line, application.pkApply)
    // At an approval the sum is frozen already (I10): what is left of the limit no longer matters.
    if (moment === 'approve' && known.limit) known.limit.availableFen = null
    const [problem] = findIssueProblems(line, known)
    if (problem) throw problem.error
  },

  async lock(act, application) {
    const { amountFen, fkLimit } = facts(application)
    await moveLimitBy(act, fkLimit, 'FREEZE', amountFen, { pkApply: application.pkApply })
    await claimInvoices(act, application, lineOf(application))
    await notify(
      act,
      application.fkCorp,
      { posts: ['DIRECTOR'] },
      todo(act, application, 'ISSUE_SUBMITTED', 'director-approve'),
    )
  },

  async step(act, application, transition) {
    if (transition.to === 'PENDING_COUNTERPARTY') return issueTicket(act, application)
    await notify(
      act,
      application.fkCorp,
      { posts: ['FINAL'] },
      todo(act, application, 'ISSUE_TO_FINAL', 'final-approve'),
    )
    return {}
  },

  /** The supplier has accepted: the ticket was created before, nothing more moves. */
  done: async () => ({}),

  async release(act, application, transition, comment) {
    const { amountFen, fkLimit } = facts(application)
    // Before the ticket exists its sum is only frozen; afterwards it is in use.
    const kind = transition.from === 'PENDING_COUNTERPARTY' ? 'RELEASE' : 'UNFREEZE'
    await moveLimitBy(act, fkLimit, kind, amountFen, { pkApply: application.pkApply })
    await tellSubmitter(act, application, transition, comment)
  },
}

function todo(act: Act, application: Application, name: 'ISSUE_SUBMITTED' | 'ISSUE_TO_FINAL', page: string) {
  const { amountFen, counterpartyName } = facts(application)
  return {
    name,
    params: [act.actor.personName, application.applyNo, counterpartyName, formatMoney(amountFen)],
    messageType: 'TODO' as const,
    link: `/credit/core/issue/${page}?pkApply=${application.pkApply}`,
    target: `application:${application.pkApply}`,
  }
}

async function issueTicket(act: Act, application: Application): Promise<Born> {
  const { tx, at, today, actor } = act
  const { amountFen, fkLimit, fkCounterparty, promisedDate, counterpartyName } = facts(application)
  const pkCredit = newPk()
  const creditNo = await nextNumber(tx, 'JP', today)
  await tx
    .insertInto('ticket')
    .values({
      pkCredit,
      creditNo,
      rootCredit: pkCredit,
      parentCredit: null,
      depth: 0,
      fkIssuer: application.fkCorp,
      fkLimit,
      amountFen,
      issueDate: today,
      promisedDate,
      payableDate: nextWorkingDay(promisedDate, await holidays(tx)),
      fkHolder: fkCounterparty,
      holderKind: 'CORP',
      state: 'PENDING_ACCEPT',
      bornBy: application.pkApply,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await tx
    .insertInto('application_ticket')
    .values({ pkApply: application.pkApply, pkCredit, role: 'OUT', isOpen: 0 })
    .execute()
  await moveLimitBy(act, fkLimit, 'OCCUPY', amountFen, { pkApply: application.pkApply, pkCredit })
  act.facts.push({
    action: 'TICKET.ISSUE',
    target: `ticket:${pkCredit}`,
    after: { creditNo, amountFen: String(amountFen), promisedDate, fkHolder: fkCounterparty },
  })
  const amount = formatMoney(amountFen)
  await notify(
    act,
    fkCounterparty,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name: 'TICKET_RECEIVED',
      params: [actor.corpName, creditNo, amount, promisedDate],
      messageType: 'TODO',
      link: `/?ticket=${pkCredit}`,
      target: `ticket:${pkCredit}`,
    },
  )
  await notify(
    act,
    application.fkCorp,
    { personId: application.submittedBy ?? application.createdBy },
    {
      name: 'TICKET_ISSUED',
      params: [application.applyNo, creditNo, counterpartyName],
      messageType: 'NOTICE',
      target: `ticket:${pkCredit}`,
    },
  )
  if (lineOf(application).notifySupplier) await enqueue(act, 'SMS', { fkCorp: fkCounterparty, pkCredit })
  await enqueue(act, 'REPORT_SHCPE', { event: 'ISSUED', pkCredit })
  return { creditNo, pkCredit }
}

const endings = { RETURNED: 'ISSUE_RETURNED', REJECTED: 'ISSUE_REJECTED' } as const

async function tellSubmitter(act: Act, application: Application, transition: Transition, comment: string) {
  const { to, from } = transition
  // A refusal by the supplier has its own message (TICKET_REFUSED).
  if ((to !== 'RETURNED' && to !== 'REJECTED') || from === 'PENDING_COUNTERPARTY') return
  await notify(
    act,
    application.fkCorp,
    { personId: application.submittedBy ?? application.createdBy },
    {
      name: endings[to],
      params: [act.actor.personName, application.applyNo, comment],
      messageType: to === 'RETURNED' ? 'TODO' : 'NOTICE',
      link: `/credit/core/issue/issue?pkApply=${application.pkApply}`,
      target: `application:${application.pkApply}`,
    },
  )
}
