import type { DataOf } from '@jinpiao/contract/endpoint'
import { type IssueApplication, type IssueLine, issue } from '@jinpiao/contract/issue'
import { findIssueProblems, issueTopics } from '@jinpiao/contract/issueRules'
import { needsSupplierConsent } from '@jinpiao/contract/tenor'
import { filesOfTrade } from '@jinpiao/contract/trade'
import { nextWorkingDay } from '@jinpiao/values/workingDays'
import type { Act } from '../../acts/command.ts'
import { enqueue } from '../../acts/enqueue.ts'
import { holidays } from '../../acts/holidays.ts'
import { nextNumber } from '../../acts/keys.ts'
import { moveLimitBy } from '../../acts/limits.ts'
import { notify } from '../../acts/notify.ts'
import { keptAmount } from '../../domain/amount.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { Application } from '../../flow/application.ts'
import type { Columns, FormBusiness, OwnDetail, OwnRow, Reading } from '../../flow/business.ts'
import { ticketLine } from '../../flow/lines.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { insertRoot } from '../../tickets/birth.ts'
import type { Ticket } from '../../tickets/tickets.ts'
import { askRecipient, sendToContact } from '../askRecipient.ts'
import { writeReceipt } from '../receipts.ts'
import { issueAnswers } from './answers.ts'
import { checkIssueLines } from './check.ts'
import { toIssueDetail } from './detail.ts'
import { findSupplier, issueDigest, readIssueFacts } from './facts.ts'
import { readHints } from './hints.ts'
import { lineOf } from './payload.ts'
import { toIssueRows } from './rows.ts'

/**
 * ISSUE: its amount is frozen in the limit on submission; after the last approval inside the limit is occupied and the
 * root ticket is born; its supplier accepts it, or the limit is released.
 */
export const issueBusiness: FormBusiness<IssueLine, OwnRow<IssueApplication>, OwnDetail<DataOf<typeof issue.get>>> = {
  type: 'ISSUE',
  family: 'ISSUE',
  definition: issue,
  read: lineOf,
  columns: columnsOf,
  touches: () => ({}),
  remark: ({ remark }) => remark,
  invoices: ({ trade }) => trade.invoices.map((invoice) => ({ invoice, fkSeller: null })),

  async problems(reading, line, moment, application) {
    const known = await readIssueFacts(reading, line, application?.pkApply)
    // At an approval the sum is frozen already (I10): what is left of the limit no longer matters.
    if (moment === 'approve' && known.limit) known.limit.availableFen = null
    return findIssueProblems(line, known)
  },

  async hold(act, application) {
    const { amountFen, fkLimit } = factsOf(application)
    await moveLimitBy(act, fkLimit, 'FREEZE', amountFen, { pkApply: application.pkApply })
  },

  async release(act, application) {
    const { amountFen, fkLimit } = factsOf(application)
    await moveLimitBy(act, fkLimit, 'UNFREEZE', amountFen, { pkApply: application.pkApply })
  },

  async decided(act, application, line) {
    const ticket = await issueTicket(act, application, line)
    return { outputs: [await ticketLine(act.tx, ticket)], creditNo: ticket.creditNo, pkCredit: ticket.pkCredit }
  },

  /** Accepted: nothing more moves. Refused, or not answered in time: the limit is free again. */
  async answered(act, application, _line, { answer, ticket }) {
    if (answer === 'ACCEPT') return undefined
    const { amountFen, fkLimit } = factsOf(application)
    await moveLimitBy(act, fkLimit, 'RELEASE', amountFen, { pkApply: application.pkApply, pkCredit: ticket.pkCredit })
    return undefined
  },

  toRows: toIssueRows,
  toDetail: toIssueDetail,
  hints: readHints,
  topics: issueTopics,
  files: ({ trade }) => filesOfTrade(trade),
  trade: ({ trade }) => trade,
  answers: issueAnswers,
  check: checkIssueLines,
}

/** What an issue line is in the columns of an application; another enterprise's supplier, limit or file is refused. */
async function columnsOf({ read, actor }: Reading, line: IssueLine): Promise<Columns> {
  const supplier = line.pkSupplier === '' ? undefined : await findSupplier(read, actor.fkCorp, line.pkSupplier)
  if (line.pkSupplier !== '' && !supplier) throw new BusinessError('01000302')
  const limit = await read
    .selectFrom('credit_limit')
    .select('pkLimit')
    .where('pkLimit', '=', line.pkLimit)
    .where('fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  if (line.pkLimit !== '' && !limit) throw new BusinessError('01000302')
  await requireOwnFiles(read, actor.fkCorp, filesOfTrade(line.trade))
  return {
    payloadDigest: await issueDigest(read, actor.fkCorp, line),
    amountFen: keptAmount(line.amount),
    fkCounterparty: supplier?.fkSupplierCorp ?? null,
    counterpartyName: supplier?.corpName ?? null,
    promisedDate: line.promisedDate === '' ? null : line.promisedDate,
    fkLimit: limit?.pkLimit ?? null,
    contractNo: line.trade.contractNo || null,
  }
}

/** After the rules have been asked these are present; a missing one is a defect. */
function factsOf(application: Application) {
  const { amountFen, fkLimit, fkCounterparty, promisedDate, counterpartyName } = application
  if (amountFen === null || !fkLimit || !fkCounterparty || !promisedDate || counterpartyName === null) {
    throw new Error(`Application ${application.applyNo} was submitted incomplete`)
  }
  return { amountFen, fkLimit, fkCounterparty, promisedDate, counterpartyName }
}

async function issueTicket(act: Act, application: Application, line: IssueLine): Promise<Ticket> {
  const { tx, today } = act
  const { amountFen, fkLimit, fkCounterparty, promisedDate, counterpartyName } = factsOf(application)
  const supplier = await tx
    .selectFrom('corp')
    .select('scale')
    .where('pkCorp', '=', fkCounterparty)
    .executeTakeFirstOrThrow()
  const deliveredDate = line.trade.deliveredDate || undefined
  const ticket = await insertRoot(act, application, {
    creditNo: await nextNumber(act, 'JP'),
    fkLimit,
    amountFen,
    issueDate: today,
    promisedDate,
    payableDate: nextWorkingDay(promisedDate, await holidays(tx)),
    fkHolder: fkCounterparty,
    fkFirst: fkCounterparty,
    holderKind: 'CORP',
    needsConsent: needsSupplierConsent({ deliveredDate, promisedDate, scale: supplier.scale }) ? 1 : 0,
  })
  const { pkCredit, creditNo } = ticket
  await moveLimitBy(act, fkLimit, 'OCCUPY', amountFen, { pkApply: application.pkApply, pkCredit })
  await writeReceipt(act, { kind: 'ISSUE', fkCorp: application.fkCorp, application, ticket, counterpartyName })
  await askRecipient(act, ticket, 'TICKET_RECEIVED')
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
  if (line.notifySupplier) await sendToContact(act, ticket)
  await enqueue(act, 'REPORT_SHCPE', { event: 'ISSUED', pkCredit })
  return ticket
}
