import { acceptCredits as acceptEndpoint, refuseCredits as refuseEndpoint } from '@jinpiao/contract/credits'
import type { SignaturePayload } from '@jinpiao/contract/fields'
import { flowOf } from '@jinpiao/contract/flow'
import { runBatch } from '../../acts/batch.ts'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { enqueue } from '../../acts/enqueue.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { canonicalJson, digestOf } from '../../domain/digest.ts'
import { submit } from '../../domain/machine.ts'
import { requireAnswerable } from '../../domain/ticket.ts'
import { advance, insertApplication } from '../../flow/advance.ts'
import { answerOutput } from '../../flow/answers.ts'
import { type Application, flowApplication, nameOf } from '../../flow/application.ts'
import type { Business, Businesses } from '../../flow/business.ts'
import { lockByKey } from '../../flow/locks.ts'
import { readingIn } from '../../flow/reading.ts'
import { type Signed, useSignature } from '../../flow/signing.ts'
import { acceptTicket } from '../../tickets/accept.ts'
import { endTicket } from '../../tickets/end.ts'
import { readTicket, senderOf, type Ticket } from '../../tickets/tickets.ts'
import { writeReceipt } from '../receipts.ts'
import { ticketEntry } from './ticketEntry.ts'

interface Acceptance {
  pkCredit: string
  answer: 'ACCEPT' | 'REFUSE'
  reason: string
}

type Input = { fkCredits: readonly string[]; signature: SignaturePayload }

/** ACCEPT: the recipient's own application, finished by the one who signs it. Nothing waits, so nothing is held. */
export const acceptBusiness: Business<Acceptance> = {
  type: 'ACCEPT',
  family: 'ACCEPT',
  read: (payload) => JSON.parse(payload) as Acceptance,
  async columns({ read }, payload) {
    const ticket = await readTicket(read, payload.pkCredit)
    const sender = senderOf(ticket)
    return {
      payloadDigest: digestOf(payload),
      amountFen: ticket.amountFen,
      fkCounterparty: sender,
      counterpartyName: await nameOf(read, sender),
      promisedDate: ticket.promisedDate,
      fkLimit: null,
      contractNo: null,
    }
  },
  touches: (_, { pkCredit }) => ({ ticket: [pkCredit] }),
  isByRecipient: true,
  async entry({ read, actor }, pkCredit, action) {
    const ticket = await readTicket(read, pkCredit)
    requireAnswerable(ticket, actor.fkCorp, action === 'REFUSE' ? 'REFUSE' : 'ACCEPT')
    return ticketEntry(read, ticket)
  },
  problems: async () => [],
  hold: async () => {},
  release: async () => {},
  decided: async () => ({ outputs: [] }),
}

/** The recipient accepts: it holds the ticket. */
export function acceptTickets(
  businesses: Businesses,
  context: CommandContext,
  input: Input & { supplierConsent: boolean },
) {
  const { permission } = acceptEndpoint
  return runCommand(context, { name: 'TICKET.ACCEPT', permission }, input, (act) =>
    answerTickets(businesses, act, input, { answer: 'ACCEPT', reason: '', supplierConsent: input.supplierConsent }),
  )
}

/** The recipient refuses: the ticket ends, and what was given for it is its sender's again. */
export function refuseTickets(businesses: Businesses, context: CommandContext, input: Input & { reason: string }) {
  const { permission } = refuseEndpoint
  return runCommand(context, { name: 'TICKET.REFUSE', permission }, input, (act) =>
    answerTickets(businesses, act, input, { answer: 'REFUSE', reason: input.reason, supplierConsent: false }),
  )
}

interface Answer {
  answer: 'ACCEPT' | 'REFUSE'
  reason: string
  supplierConsent: boolean
}

async function answerTickets(businesses: Businesses, act: Act, input: Input, given: Answer) {
  const { answer, reason, supplierConsent } = given
  const births = await act.tx
    .selectFrom('ticket')
    .select('bornBy')
    .where('pkCredit', 'in', [...input.fkCredits])
    .where('fkHolder', '=', act.actor.fkCorp)
    .execute()
  await lockByKey(
    businesses,
    act,
    births.map(({ bornBy }) => bornBy),
  )
  const signed = await useSignature(act, input.signature, {
    businessType: 'ACCEPT',
    action: answer,
    ...(answer === 'REFUSE' && { reason }),
    ...(supplierConsent && { supplierConsent }),
  })
  return runBatch(
    act,
    input.fkCredits,
    async (pkCredit) => {
      const ticket = await readTicket(act.tx, pkCredit)
      requireAnswerable(ticket, act.actor.fkCorp, answer)
      signed.requireSigned(pkCredit, await ticketEntry(act.tx, ticket))
      if (answer === 'ACCEPT' && ticket.needsConsent === 1 && !supplierConsent) throw new BusinessError('04000109')
      const application = await recordAcceptance(act, ticket, given, signed)
      const changed =
        answer === 'REFUSE'
          ? await endTicket(act, ticket, 'REFUSED', reason)
          : await acceptTicket(act, ticket, supplierConsent, application)
      await answerOutput(businesses, act, changed, { answer, reason, pkSign: signed.pkSign })
      await enqueue(act, 'REPORT_SHCPE', { event: answer === 'ACCEPT' ? 'ACCEPTED' : 'REFUSED', pkCredit })
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

async function recordAcceptance(
  act: Act,
  ticket: Ticket,
  { answer, reason }: Answer,
  signed: Signed,
): Promise<Application> {
  const { tx, actor } = act
  const payload: Acceptance = { pkCredit: ticket.pkCredit, answer, reason }
  const columns = await acceptBusiness.columns(readingIn(act), payload)
  const application = await insertApplication(act, acceptBusiness, {
    ...columns,
    payload: canonicalJson(payload),
    batchId: null,
  })
  await tx
    .insertInto('application_ticket')
    .values({ pkApply: application.pkApply, pkCredit: ticket.pkCredit, role: 'IN', isOpen: 0 })
    .execute()
  const transition = submit(flowOf('ACCEPT'), await flowApplication(tx, application), actor)
  const done = await advance(act, application, transition, { comment: reason, pkSign: signed.pkSign })
  if (answer === 'REFUSE') return done
  const counterpartyName = done.counterpartyName ?? ''
  await writeReceipt(act, { kind: 'ACCEPT', fkCorp: actor.fkCorp, application: done, ticket, counterpartyName })
  return done
}
