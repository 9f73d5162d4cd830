import type { DataOf } from '@jinpiao/contract/endpoint'
import { joinParties } from '@jinpiao/contract/parties'
import { termOf } from '@jinpiao/contract/terms'
import { filesOfTrade } from '@jinpiao/contract/trade'
import { type TransferApplication, type TransferPayload, transfer } from '@jinpiao/contract/transfer'
import { findTransferProblems, transferredFen, transferTopics } from '@jinpiao/contract/transferRules'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { enqueue } from '../../acts/enqueue.ts'
import { keptAmount } from '../../domain/amount.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import { nameOf } from '../../flow/application.ts'
import type { Columns, FormBusiness, OwnDetail, OwnRow, Reading } from '../../flow/business.ts'
import { ticketLine } from '../../flow/lines.ts'
import { tellApproved } from '../../flow/notices.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { returnToSender, spend } from '../../tickets/spend.ts'
import { freeTicket, holdTicket, readTicket } from '../../tickets/tickets.ts'
import { askRecipient } from '../askRecipient.ts'
import { writeReceipt } from '../receipts.ts'
import { transferAnswers } from './answers.ts'
import { toTransferDetail } from './detail.ts'
import { checkTransfers, readTransferFacts } from './facts.ts'
import { transferHints } from './hints.ts'
import { payloadOf } from './payload.ts'
import { readRecipients } from './recipients.ts'
import { toTransferRows } from './rows.ts'

/**
 * TRANSFER (转让, 拆分转让): one ticket to one or several recipients; what is left stays with the sender. The ticket is in
 * transit from the submission on (spec §5), spent by the director's approval, and each recipient answers for itself.
 */
export const transferBusiness: FormBusiness<
  TransferPayload,
  OwnRow<TransferApplication>,
  OwnDetail<DataOf<typeof transfer.get>>
> = {
  type: 'TRANSFER',
  family: 'TRANSFER',
  definition: transfer,
  read: payloadOf,
  columns: columnsOf,
  touches: (_, { fkCredit }) => ({ ticket: fkCredit === '' ? [] : [fkCredit] }),
  invoices: ({ outputs }) =>
    outputs.flatMap(({ pkCorp, trade }) => trade.invoices.map((invoice) => ({ invoice, fkSeller: pkCorp }))),

  // The 15 days are counted again at the approval (I7), and the ticket is held by this application then.
  problems: async (reading, payload, _moment, application) =>
    findTransferProblems(payload, await readTransferFacts(reading, payload, application?.pkApply)),

  details: ({ read }, { outputs }) =>
    Promise.all(
      outputs.map(async ({ pkCorp, amount }) => ({
        label: termOf('recipientName').name[0],
        party: await nameOf(read, pkCorp),
        amount: fenToDecimal(decimalToFen(amount)),
      })),
    ),

  hold: async (act, application, { fkCredit }) => holdTicket(act, await readTicket(act.tx, fkCredit), application),
  release: async (act, { pkApply }, { fkCredit }) => freeTicket(act, await readTicket(act.tx, fkCredit), pkApply),

  async decided(act, application, payload) {
    const input = await readTicket(act.tx, payload.fkCredit)
    const parts = payload.outputs.map(({ pkCorp, amount }) => ({
      fkHolder: pkCorp,
      holderKind: 'CORP' as const,
      amountFen: decimalToFen(amount),
    }))
    const { outputs } = await spend(act, application, input, parts)
    for (const ticket of outputs) await askRecipient(act, ticket, 'TICKET_PASSED_ON')
    await tellApproved(act, application)
    const counterpartyName = application.counterpartyName ?? ''
    const amountFen = transferredFen(payload)
    const { fkCorp } = application
    const receipt = { kind: 'TRANSFER', fkCorp, application, ticket: input, counterpartyName, amountFen } as const
    await writeReceipt(act, receipt)
    await enqueue(act, 'REPORT_SHCPE', { event: 'TRANSFERRED', pkCredit: input.pkCredit })
    return {
      outputs: await Promise.all(outputs.map((ticket, line) => ticketLine(act.tx, ticket, line))),
      creditNo: input.creditNo,
      pkCredit: input.pkCredit,
    }
  },

  /** What a recipient has refused, or not answered in time, is the sender's again. */
  answered: async (act, application, { fkCredit }, { ticket, answer }) =>
    answer === 'ACCEPT' ? undefined : returnToSender(act, application, ticket, await readTicket(act.tx, fkCredit)),

  toRows: toTransferRows,
  toDetail: toTransferDetail,
  hints: transferHints,
  topics: transferTopics,
  files: filesOf,
  remark: ({ outputs }, line) => outputs[line]?.remark ?? '',
  trade: ({ outputs }, line) => outputs[line]?.trade,
  answers: transferAnswers,
  check: checkTransfers,
}

function filesOf({ outputs }: TransferPayload): string[] {
  return outputs.flatMap(({ trade }) => filesOfTrade(trade))
}

/** The form in the columns of an application; another enterprise's ticket or file is refused. */
async function columnsOf({ read, actor }: Reading, payload: TransferPayload): Promise<Columns> {
  const { fkCredit, outputs } = payload
  const ticket = await read
    .selectFrom('ticket')
    .select(['creditNo', 'promisedDate'])
    .where('pkCredit', '=', fkCredit)
    .where('fkHolder', '=', actor.fkCorp)
    .executeTakeFirst()
  if (fkCredit !== '' && !ticket) throw new BusinessError('01000302')
  const files = await requireOwnFiles(read, actor.fkCorp, filesOf(payload))
  const keys = outputs.map(({ pkCorp }) => pkCorp).filter((pkCorp) => pkCorp !== '')
  const recipients = await readRecipients(read, outputs)
  if (recipients.length < new Set(keys).size) throw new BusinessError('01000302')
  const nameByKey = new Map(recipients.map(({ pkCorp, corpName }) => [pkCorp, corpName]))
  for (const { amount } of outputs) keptAmount(amount)
  const amountFen = transferredFen(payload)
  return {
    payloadDigest: digestOf({ payload, creditNo: ticket?.creditNo ?? null, recipients, files }),
    amountFen: amountFen > 0n ? amountFen : null,
    fkCounterparty: keys[0] ?? null,
    counterpartyName: keys.length === 0 ? null : joinParties(keys.map((key) => nameByKey.get(key) ?? '')),
    promisedDate: ticket?.promisedDate ?? null,
    fkLimit: null,
    contractNo: outputs[0]?.trade.contractNo || null,
  }
}
