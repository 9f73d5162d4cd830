import { keptUntil } from '@jinpiao/contract/drafts'
import { deskHref, flowOf, formHref } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { NoticeName } from '@jinpiao/contract/notices'
import type { Post } from '@jinpiao/contract/roles'
import type { ApplicationState } from '@jinpiao/contract/status'
import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../acts/command.ts'
import { type Notice, notify } from '../acts/notify.ts'
import type { Transition } from '../domain/machine.ts'
import { openOf } from '../queries/openPages.ts'
import type { Ticket } from '../tickets/tickets.ts'
import { type Application, nameOf, rowOf } from './application.ts'
import type { OutputAnswer } from './business.ts'
import { type Line, sumsOf } from './lines.ts'

const amountOf = ({ amountFen }: Application) => (amountFen === null ? '' : formatMoney(amountFen))

/** What fills the notices of an application: who, number, the other side or a reason, amount, business. */
const paramsOf = (who: string, application: Application, about = application.counterpartyName ?? ''): string[] => [
  who,
  application.applyNo,
  about,
  amountOf(application),
  application.businessType,
]

const keyOf = ({ pkApply }: Application) => `pkApply=${pkApply}`
/** Of several pages the first that is open to those who hold these posts in the enterprise. */
async function openPage({ tx }: Act, { fkCorp }: Application, posts: readonly Post[], pages: readonly string[]) {
  const [first] = pages.length > 1 ? await openOf(tx, fkCorp, posts, pages) : pages
  return first ?? pages[0]
}
/** The page of its form; some types have none. */
async function formLink(act: Act, application: Application, query: string): Promise<Pick<Notice, 'link'>> {
  const row = rowOf(application)
  const open = await openPage(act, application, row.submitters, row.submitPages)
  const link = formHref(row, query, (page) => page === open)
  return link === undefined ? {} : { link }
}

const targetOf = ({ pkApply }: Application) => `application:${pkApply}`
const submitterOf = ({ submittedBy, createdBy }: Application) => ({ personId: submittedBy ?? createdBy })

/** What is told of an end that an institution has brought about; that it refuses the whole has words of its own. */
function endNotice(to: ApplicationState, lines: readonly Line[]): NoticeName | undefined {
  if (to === 'DONE') return 'APPLICATION_DONE'
  if (to === 'PARTLY_FAILED') return 'APPLICATION_PARTLY_FAILED'
  return to === 'REJECTED' && lines.length > 0 ? 'APPLICATION_FAILED' : undefined
}

/**
 * Notifies those who decide next, and the submitter when the application goes back or is refused: the same for every
 * business. `who` has acted: a person's name, or the key of an institution.
 */
export async function notifyTransition(
  act: Act,
  application: Application,
  transition: Transition,
  comment: string,
  { who = act.actor.personName, lines = [] }: { who?: string; lines?: readonly Line[] } = {},
): Promise<void> {
  const { to } = transition
  const flow = rowOf(application)
  const next = flow.steps.find((step) => step.state === to)
  if (next !== undefined && isDecision(next) && to !== transition.from) {
    const open = await openPage(act, application, next.actors, next.pages)
    const link = deskHref(application.businessType, next, keyOf(application), (page) => page === open)
    const before = flow.steps.find(({ state }) => state === transition.from)
    const notice: Notice = {
      name: next.notice,
      params: [...paramsOf(who, application), ...(before !== undefined && isDecision(before) ? [before.action] : [])],
      messageType: 'TODO',
      ...(link !== undefined && { link }),
      target: targetOf(application),
    }
    return notify(act, application.fkCorp, { posts: next.actors }, notice)
  }
  // What a person of the enterprise or a recipient ends, its business tells; of an institution nothing else is heard.
  const from = flow.steps.find((step) => step.state === transition.from)
  const isAnswered = from !== undefined && !isDecision(from) && from.from !== 'COUNTERPARTY'
  const end = isAnswered ? endNotice(to, lines) : undefined
  if (end !== undefined) {
    const reasons = new Set(lines.flatMap(({ reason }) => reason ?? []))
    const notice: Notice = {
      name: end,
      params: [...paramsOf(who, application), JSON.stringify(sumsOf(lines)), [...reasons].join('；')],
      messageType: end === 'APPLICATION_DONE' ? 'NOTICE' : 'RISK',
      target: targetOf(application),
    }
    if (end !== 'APPLICATION_DONE') await tellApprovers(act, application, notice)
    const link = await formLink(act, application, keyOf(application))
    return notify(act, application.fkCorp, submitterOf(application), { ...notice, ...link })
  }
  if (to === 'REJECTED') {
    const notice: Notice = {
      name: 'APPLICATION_REJECTED',
      params: paramsOf(who, application, comment),
      messageType: 'RISK',
      target: targetOf(application),
    }
    if (isAnswered) await tellApprovers(act, application, notice)
    return notify(act, application.fkCorp, submitterOf(application), notice)
  }
  if (to !== 'RETURNED') return
  await notify(act, application.fkCorp, submitterOf(application), {
    name: 'APPLICATION_RETURNED',
    params: paramsOf(who, application, comment),
    messageType: 'TODO',
    ...(await formLink(act, application, `edit=${application.pkApply}`)),
    target: targetOf(application),
  })
}

/** Who has approved something learns that it came to nothing, or in part: the next one like it comes before the same eyes. */
async function tellApprovers(act: Act, application: Application, notice: Notice): Promise<void> {
  const { pkApply, round, fkCorp } = application
  const steps = await act.tx
    .selectFrom('application_step')
    .select('personId')
    .distinct()
    .where('pkApply', '=', pkApply)
    .where('round', '=', round)
    .where('decision', '=', 'APPROVE')
    .execute()
  const { personId: submitter } = submitterOf(application)
  const personIds = steps.flatMap(({ personId }) => (personId === null || personId === submitter ? [] : [personId]))
  await notify(act, fkCorp, { personIds }, notice)
}

/** What failed of an application others have paid, all of it: who prepared and who approved it need do nothing more. */
export async function tellCured(act: Act, application: Application, numbers: readonly string[]): Promise<void> {
  const notice: Notice = {
    name: 'APPLICATION_CURED',
    params: paramsOf(numbers.join('、'), application),
    messageType: 'NOTICE',
    target: targetOf(application),
  }
  await tellApprovers(act, application, notice)
  const link = await formLink(act, application, keyOf(application))
  await notify(act, application.fkCorp, submitterOf(application), { ...notice, ...link })
}

/** Posts that prepare and decide an application: all of them read of a payment of it that failed. */
export function postsOf({ businessType }: Pick<Application, 'businessType'>): readonly Post[] {
  const { submitters, steps } = flowOf(businessType)
  return [...new Set([...submitters, 'DIRECTOR' as const, ...steps.filter(isDecision).flatMap(({ actors }) => actors)])]
}

/** The last approval inside has been given, where the business tells nothing of its own. */
export async function tellApproved(act: Act, application: Application): Promise<void> {
  const decided = rowOf(application)
    .steps.filter(isDecision)
    .find(({ actors }) => actors.includes(act.actor.post))
  await notify(act, application.fkCorp, submitterOf(application), {
    name: 'APPLICATION_APPROVED',
    params: [...paramsOf(act.actor.personName, application), ...(decided ? [decided.action] : [])],
    messageType: 'NOTICE',
    ...(await formLink(act, application, keyOf(application))),
    target: targetOf(application),
  })
}

/** The sender learns what became of a ticket: held, ended, or `back` with it under a new number. */
export async function tellAnswered(
  act: Act,
  application: Application,
  { ticket, answer, reason }: OutputAnswer,
  back: Ticket | undefined,
): Promise<void> {
  const who = await nameOf(act.tx, ticket.fkHolder)
  const { creditNo } = ticket
  const amount = formatMoney(ticket.amountFen)
  const target = `ticket:${(back ?? ticket).pkCredit}`
  const notices: Record<OutputAnswer['answer'], Notice | undefined> = {
    ACCEPT: { name: 'TICKET_ACCEPTED', params: [who, creditNo, amount], messageType: 'NOTICE', target },
    REFUSE: back
      ? {
          name: 'TICKET_CAME_BACK',
          params: [who, creditNo, reason, amount, back.creditNo],
          messageType: 'RISK',
          target,
        }
      : { name: 'TICKET_REFUSED', params: [who, creditNo, reason], messageType: 'RISK', target },
    // That its time has run out is told to both sides (`lapseTicket`).
    LAPSE: back && {
      name: 'TICKET_CAME_BACK_UNANSWERED',
      params: [who, creditNo, amount, back.creditNo],
      messageType: 'RISK',
      target,
    },
  }
  const notice = notices[answer]
  if (notice) await notify(act, application.fkCorp, { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
}

/** A draft, or what came back, ends soon: who has prepared it is led to its form. */
export async function tellEndsSoon(act: Act, application: Application, target: string): Promise<void> {
  await notify(act, application.fkCorp, submitterOf(application), {
    name: 'APPLICATION_ENDS_SOON',
    params: paramsOf(keptUntil(application.updatedAt), application),
    messageType: 'NOTICE',
    ...(await formLink(act, application, `edit=${application.pkApply}`)),
    target,
  })
}

/** A draft that nobody has submitted. @param kept as it was before it ended. */
export async function tellDraftExpired(act: Act, kept: Application): Promise<void> {
  await notify(act, kept.fkCorp, submitterOf(kept), {
    name: 'APPLICATION_DRAFT_EXPIRED',
    params: paramsOf(keptUntil(kept.updatedAt), kept),
    messageType: 'NOTICE',
    ...(await formLink(act, kept, keyOf(kept))),
    target: targetOf(kept),
  })
}

/** Nobody acted in time. */
export async function tellExpired(act: Act, application: Application, days: number): Promise<void> {
  await notify(act, application.fkCorp, submitterOf(application), {
    name: 'APPLICATION_EXPIRED',
    params: paramsOf(String(days), application),
    messageType: 'NOTICE',
    target: targetOf(application),
  })
}

/** The submitter is told that a ticket fell due before the application was finished. */
export async function tellTicketDue(act: Act, application: Application, creditNo: string): Promise<void> {
  await notify(act, application.fkCorp, submitterOf(application), {
    name: 'APPLICATION_TICKET_DUE',
    params: paramsOf('', application, creditNo),
    messageType: 'NOTICE',
    target: targetOf(application),
  })
}
