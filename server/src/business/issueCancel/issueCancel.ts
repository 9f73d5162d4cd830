import type { SavedDraft } from '@jinpiao/contract/applications'
import { cancelIssue as cancelEndpoint } from '@jinpiao/contract/issue'
import { problem } from '@jinpiao/contract/problems'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { newPk } from '../../acts/keys.ts'
import { moveLimitBy } from '../../acts/limits.ts'
import { lockRows } from '../../acts/locks.ts'
import { notify } from '../../acts/notify.ts'
import { refusalOf } from '../../domain/businessError.ts'
import { canonicalJson, digestOf } from '../../domain/digest.ts'
import { requireCancellable } from '../../domain/ticket.ts'
import { advance, insertApplication } from '../../flow/advance.ts'
import { anyApplication, nameOf } from '../../flow/application.ts'
import type { Business, Columns, Reading } from '../../flow/business.ts'
import { savedOf } from '../../flow/drafts.ts'
import { answerLine } from '../../flow/lines.ts'
import { readingIn } from '../../flow/reading.ts'
import { endTicket } from '../../tickets/end.ts'
import { closeInput, freeTicket, holdTicket, readTicket } from '../../tickets/tickets.ts'
import { type CancelPayload, cancelPayloadOf } from '../cancelPayload.ts'

/** ISSUE_CANCEL: takes back a ticket that nobody has accepted. From submission on it cannot be accepted (I3, I4). */
export const issueCancelBusiness: Business<CancelPayload> = {
  type: 'ISSUE_CANCEL',
  family: 'ISSUE',
  read: cancelPayloadOf,
  columns: columnsOf,

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
    const issue = await anyApplication(act.tx, ticket.bornBy)
    await advance(act, issue, { from: issue.state, to: 'CANCELLED', decision: 'AUTO', effect: 'none' })
    await moveLimitBy(act, ticket.fkLimit, 'RELEASE', ticket.amountFen, { pkApply: application.pkApply, pkCredit })
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
    return { outputs: [], creditNo: ticket.creditNo, pkCredit }
  },
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
