import { acceptCredits as acceptEndpoint, refuseCredits as refuseEndpoint } from '@jinpiao/contract/credits'
import type { SignaturePayload } from '@jinpiao/contract/fields'
import { flowOf } from '@jinpiao/contract/flow'
import type { IssueLine } from '@jinpiao/contract/issue'
import { needsSupplierConsent } from '@jinpiao/contract/tenor'
import { formatMoney } from '@jinpiao/values/money'
import { BusinessError } from '../domain/businessError.ts'
import { canonicalJson, digestOf } from '../domain/digest.ts'
import { externalEvent, submit } from '../domain/flow.ts'
import { requireAnswerable } from '../domain/ticket.ts'
import { type Application, advance, anyApplication, flowApplication, lockApplications, rowOf } from './applications.ts'
import { nameOf } from './assemble.ts'
import { runBatch } from './batch.ts'
import { type Act, runCommand } from './command.ts'
import type { CommandContext } from './context.ts'
import { newPk, nextNumber } from './keys.ts'
import { lockLimits } from './limits.ts'
import { closeTodos, enqueue, type Notice, notify } from './notify.ts'
import { runHook } from './runHook.ts'
import { type Signed, useSignature } from './signing.ts'
import { ticketEntry } from './signingEntries.ts'
import { changeTicket, lockTickets, readTicket, type Ticket } from './tickets.ts'

/** The recipient accepts: the ticket is held, the issue is done. */
export function acceptTickets(
  context: CommandContext,
  input: { fkCredits: readonly string[]; supplierConsent: boolean; signature: SignaturePayload },
) {
  const { permission } = acceptEndpoint
  return runCommand(context, { name: 'TICKET.ACCEPT', permission }, input, (act) =>
    answerTickets(act, input, 'ACCEPT', async (ticket, issue) => {
      if (!input.supplierConsent && (await consentNeeded(act, ticket, issue))) throw new BusinessError('04000109')
      return { state: 'HELD', acceptedAt: act.at, supplierConsent: input.supplierConsent ? 1 : 0 }
    }),
  )
}

/** The recipient refuses: the ticket ends, the issuer's limit is free again. */
export function refuseTickets(
  context: CommandContext,
  input: { fkCredits: readonly string[]; reason: string; signature: SignaturePayload },
) {
  const { permission } = refuseEndpoint
  return runCommand(context, { name: 'TICKET.REFUSE', permission }, input, (act) =>
    answerTickets(act, input, 'REFUSE', async () => ({ state: 'REFUSED', endReason: input.reason }), input.reason),
  )
}

type Answer = 'ACCEPT' | 'REFUSE'

async function answerTickets(
  act: Act,
  input: { fkCredits: readonly string[]; signature: SignaturePayload },
  answer: Answer,
  changesFor: (ticket: Ticket, issue: Application) => Promise<Parameters<typeof changeTicket>[2]>,
  reason = '',
) {
  await lockBehind(act, input.fkCredits)
  const signed = await useSignature(act, input.signature, { businessType: 'ACCEPT', action: answer })
  return runBatch(
    act,
    input.fkCredits,
    async (pkCredit) => {
      const ticket = await readTicket(act.tx, pkCredit)
      requireAnswerable(ticket, act.actor.fkCorp, answer)
      signed.requireSigned(pkCredit, ticketEntry(ticket, await nameOf(act, ticket.fkIssuer)))
      const issue = await anyApplication(act, ticket.bornBy)
      await changeTicket(act, ticket, await changesFor(ticket, issue))
      await recordAcceptance(act, ticket, answer, reason, signed)
      await endIssue(act, issue, answer, reason, signed)
      await tell(act, ticket, answer, reason)
      return { no: ticket.creditNo, creditNo: ticket.creditNo, pkCredit }
    },
    async (pkCredit) => {
      const row = await act.tx
        .selectFrom('ticket')
        .select('creditNo')
        .where('pkCredit', '=', pkCredit)
        .where('fkHolder', '=', act.actor.fkCorp)
        .executeTakeFirst()
      return row?.creditNo
    },
  )
}

/** Applications, limits, tickets: the one order in which everybody locks. */
async function lockBehind(act: Act, fkCredits: readonly string[]): Promise<void> {
  const rows = await act.tx
    .selectFrom('ticket')
    .select(['bornBy', 'fkLimit'])
    .where('pkCredit', 'in', fkCredits)
    .where('fkHolder', '=', act.actor.fkCorp)
    .execute()
  await lockApplications(
    act,
    rows.map((row) => row.bornBy),
  )
  await lockLimits(
    act,
    rows.map((row) => row.fkLimit),
  )
  await lockTickets(act, fkCredits)
}

async function consentNeeded({ tx, actor }: Act, ticket: Ticket, issue: Application): Promise<boolean> {
  const line = JSON.parse(issue.payload) as IssueLine
  const corp = await tx.selectFrom('corp').select('scale').where('pkCorp', '=', actor.fkCorp).executeTakeFirstOrThrow()
  return needsSupplierConsent({
    deliveredDate: line.trade.deliveredDate || undefined,
    promisedDate: ticket.promisedDate,
    scale: corp.scale,
  })
}

/** The acceptance is an application of the recipient's own, finished by the one who signs it. */
async function recordAcceptance(act: Act, ticket: Ticket, answer: Answer, reason: string, signed: Signed) {
  const { tx, actor, at, today } = act
  const payload = { pkCredit: ticket.pkCredit, answer, reason }
  const application: Application = {
    pkApply: newPk(),
    applyNo: await nextNumber(tx, 'SQ', today),
    businessType: 'ACCEPT',
    fkCorp: actor.fkCorp,
    state: 'DRAFT',
    payload: canonicalJson(payload),
    payloadDigest: digestOf(payload),
    amountFen: ticket.amountFen,
    fkCounterparty: ticket.fkIssuer,
    counterpartyName: await nameOf(act, ticket.fkIssuer),
    promisedDate: ticket.promisedDate,
    fkLimit: null,
    contractNo: null,
    batchId: null,
    createdBy: actor.personId,
    createdByName: actor.personName,
    submittedBy: null,
    submittedAt: null,
    finishedAt: null,
    returnReason: null,
    expiresAt: null,
    outcome: JSON.stringify({ answer }),
    round: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
  await tx.insertInto('application').values(application).execute()
  await tx
    .insertInto('application_ticket')
    .values({ pkApply: application.pkApply, pkCredit: ticket.pkCredit, role: 'IN', isOpen: 0 })
    .execute()
  const transition = submit(flowOf('ACCEPT'), await flowApplication(act, application), actor)
  await advance(act, application, transition, { comment: reason, pkSign: signed.pkSign })
}

/** The issuer's application waited for its counterparty; this is the answer. */
async function endIssue(act: Act, issue: Application, answer: Answer, reason: string, { pkSign }: Signed) {
  const decision = answer === 'ACCEPT' ? 'APPROVE' : 'REJECT'
  const seen = await flowApplication(act, issue)
  const transition = externalEvent(rowOf(issue), seen, 'COUNTERPARTY', decision, reason)
  const advanced = await advance(act, issue, transition, { comment: reason, pkSign })
  await runHook(act, advanced, transition, reason)
}

async function tell(act: Act, ticket: Ticket, answer: Answer, reason: string): Promise<void> {
  const target = `ticket:${ticket.pkCredit}`
  await closeTodos(act, target)
  const accepted = answer === 'ACCEPT'
  const notice: Notice = {
    name: accepted ? 'TICKET_ACCEPTED' : 'TICKET_REFUSED',
    params: [act.actor.corpName, ticket.creditNo, accepted ? formatMoney(ticket.amountFen) : reason],
    messageType: accepted ? 'NOTICE' : 'RISK',
    target,
  }
  await notify(act, ticket.fkIssuer, { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
  await enqueue(act, 'REPORT_SHCPE', { event: accepted ? 'ACCEPTED' : 'REFUSED', pkCredit: ticket.pkCredit })
}
