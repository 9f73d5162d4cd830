import type { SavedDraft } from '@jinpiao/contract/applications'
import { DRAFT_DAYS } from '@jinpiao/contract/drafts'
import { cancelIssue as cancelEndpoint, rewordCancel as rewordEndpoint } from '@jinpiao/contract/issue'
import { problem } from '@jinpiao/contract/problems'
import { toOtherSide } from '@jinpiao/contract/reasons'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { newPk } from '../../acts/keys.ts'
import { moveLimitBy } from '../../acts/limits.ts'
import { lockRows } from '../../acts/locks.ts'
import { notify } from '../../acts/notify.ts'
import type { Reader } from '../../db/database.ts'
import { BusinessError, refusalOf } from '../../domain/businessError.ts'
import { canonicalJson, digestOf } from '../../domain/digest.ts'
import { isEditable, wrongState } from '../../domain/machine.ts'
import { requireCancellable } from '../../domain/ticket.ts'
import { advance, expiryAfter, insertApplication, store, toColumns } from '../../flow/advance.ts'
import { type Application, anyApplication, nameOf, ownApplication } from '../../flow/application.ts'
import type { Business, Columns, Reading } from '../../flow/business.ts'
import { savedOf } from '../../flow/drafts.ts'
import { endIdle } from '../../flow/idle.ts'
import { answerLine } from '../../flow/lines.ts'
import { readingIn } from '../../flow/reading.ts'
import { endTicket } from '../../tickets/end.ts'
import { closeInput, freeTicket, holdTicket, readTicket, type Ticket } from '../../tickets/tickets.ts'
import { type CancelPayload, cancelPayloadOf } from '../cancelPayload.ts'

/** ISSUE_CANCEL: takes back a ticket that nobody has accepted. From submission on it cannot be accepted (I3, I4). */
export const issueCancelBusiness: Business<CancelPayload> = {
  type: 'ISSUE_CANCEL',
  family: 'ISSUE',
  read: cancelPayloadOf,
  columns: columnsOf,
  said: ({ comment }) => comment,
  idleAbout,

  async touches({ read }, { pkCredit }) {
    const ticket = await readTicket(read, pkCredit)
    return { application: [ticket.bornBy], ticket: [pkCredit] }
  },

  async problems({ read, actor }, { pkCredit }, moment, application) {
    const ticket = await readTicket(read, pkCredit)
    if (moment === 'approve') return ticket.lockedBy === application?.pkApply ? [] : [problem('', '04000101')]
    const refusal = refusalOf(() => requireCancellable(ticket, actor.fkCorp))
    return refusal ? [problem('', refusal.code, ...refusal.values)] : []
  },

  async hold(act, application, { pkCredit }) {
    await holdTicket(act, await readTicket(act.tx, pkCredit), application)
  },

  async release(act, application, { pkCredit }) {
    await freeTicket(act, await readTicket(act.tx, pkCredit), application.pkApply)
  },

  async decided(act, application, { pkCredit, comment }) {
    const ticket = await readTicket(act.tx, pkCredit)
    await closeInput(act, application.pkApply, pkCredit)
    await endTicket(act, ticket, 'CANCELLED', comment)
    await answerLine(act, ticket.bornBy, 0, { state: 'CANCELLED', reason: comment || null })
    await endIdle(act, await idleAbout(act.tx, ticket))
    const issue = await anyApplication(act.tx, ticket.bornBy)
    const cancelled = { from: issue.state, to: 'CANCELLED', decision: 'AUTO', effect: 'none' } as const
    await advance(act, issue, cancelled, { comment, line: 0 })
    await moveLimitBy(act, ticket.fkLimit, 'RELEASE', ticket.amountFen, { pkApply: application.pkApply, pkCredit })
    await notify(
      act,
      ticket.fkHolder,
      { posts: ['OPERATOR', 'DIRECTOR'] },
      {
        name: 'TICKET_WITHDRAWN',
        params: [act.actor.corpName, ticket.creditNo, toOtherSide('CANCEL_ISSUE', comment)],
        messageType: 'NOTICE',
        target: `ticket:${pkCredit}`,
      },
    )
    return { outputs: [], creditNo: ticket.creditNo, pkCredit }
  },
}

/** Drafts of a withdrawal of this ticket, and those that were sent back. */
async function idleAbout(
  read: Reader,
  { pkCredit, fkIssuer }: Pick<Ticket, 'pkCredit' | 'fkIssuer'>,
): Promise<Application[]> {
  const rows = await read
    .selectFrom('application')
    .selectAll()
    .where('fkCorp', '=', fkIssuer)
    .where('businessType', '=', 'ISSUE_CANCEL')
    .where('state', 'in', ['DRAFT', 'RETURNED'])
    .execute()
  return (rows as Application[]).filter(({ payload }) => cancelPayloadOf(payload).pkCredit === pkCredit)
}

async function columnsOf({ read }: Reading, payload: CancelPayload): Promise<Columns> {
  const ticket = await readTicket(read, payload.pkCredit)
  return {
    payloadDigest: digestOf({ ...payload, creditNo: ticket.creditNo, amountFen: String(ticket.amountFen) }),
    amountFen: ticket.amountFen,
    fkCounterparty: ticket.fkHolder,
    counterpartyName: await nameOf(read, ticket.fkHolder),
    promisedDate: ticket.promisedDate,
    fkLimit: ticket.fkLimit,
    contractNo: null,
  }
}

/** Makes the drafts; they are signed and submitted like any application. All or none. */
export function cancelIssue(
  context: CommandContext,
  input: { pkCredits: readonly string[]; comment: string },
): Promise<{ saved: SavedDraft[] }> {
  const { permission } = cancelEndpoint
  return runCommand(context, { name: 'ISSUE_CANCEL.SAVE', permission }, input, async (act) => {
    const batchId = newPk()
    const saved: SavedDraft[] = []
    await lockRows(act, { ticket: input.pkCredits })
    for (const pkCredit of new Set(input.pkCredits)) {
      requireCancellable(await readTicket(act.tx, pkCredit), act.actor.fkCorp)
      const payload = { pkCredit, comment: input.comment }
      const columns = await columnsOf(readingIn(act), payload)
      const draft = { ...columns, payload: canonicalJson(payload), batchId }
      saved.push(savedOf(await insertApplication(act, issueCancelBusiness, draft)))
    }
    return { saved }
  })
}

/**
 * 修改原因: a withdrawal that was sent back says another reason; it is then signed and submitted again.
 * @throws {BusinessError} 04000114 it was not sent back; 99000409 somebody has changed it in the meantime.
 */
export function rewordCancel(
  context: CommandContext,
  { pkApply, version, comment }: { pkApply: string; version: number; comment: string },
): Promise<{ saved: SavedDraft[] }> {
  const { permission } = rewordEndpoint
  const input = { pkApply, version, comment }
  return runCommand(context, { name: 'ISSUE_CANCEL.EDIT', permission }, input, async (act) => {
    const { payload: before } = await ownApplication(act.tx, act.actor, pkApply, ['ISSUE_CANCEL'])
    const { bornBy } = await readTicket(act.tx, cancelPayloadOf(before).pkCredit)
    await lockRows(act, { application: [pkApply, bornBy] })
    const application = await ownApplication(act.tx, act.actor, pkApply, ['ISSUE_CANCEL'])
    if (!isEditable(application.state)) throw wrongState(application.state)
    if (application.version !== version) throw new BusinessError('99000409')
    const payload = { ...cancelPayloadOf(application.payload), comment }
    const columns = await columnsOf(readingIn(act), payload)
    const stored = await store(act, application, {
      ...toColumns(columns),
      payload: canonicalJson(payload),
      editedBy: act.actor.personId,
      updatedAt: act.at,
      expiresAt: expiryAfter(act, DRAFT_DAYS),
    })
    act.facts.push({
      action: 'ISSUE_CANCEL.EDIT',
      target: `application:${pkApply}`,
      before: { version, payloadDigest: application.payloadDigest },
      after: { version: stored.version, payloadDigest: columns.payloadDigest },
    })
    return { saved: [savedOf(stored)] }
  })
}
