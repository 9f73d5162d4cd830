import type { DataOf } from '@jinpiao/contract/endpoint'
import type { FinancePayload, finance } from '@jinpiao/contract/finance'
import { fenOf } from '@jinpiao/contract/problems'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readAccount } from '../../queries/accounts.ts'
import { toTrade } from '../../queries/trade.ts'
import { outcomeOf } from '../financeOutcome.ts'
import { quoteNow } from './facts.ts'
import { payrollsOf } from './payrolls.ts'

type Detail = OwnDetail<DataOf<typeof finance.get>>

/** Ticket, price as signed and as of today, and what has come of it; of wages, the financing that pays them and each wage. */
export async function toFinanceDetail(
  context: QueryContext,
  application: Application,
  payload: FinancePayload,
): Promise<Detail> {
  const { read, actor } = context
  const { fkCredit, amount, pkAccount, trade, quote, contactName, contactMobile } = payload
  const ticket = await read
    .selectFrom('ticket as t')
    .innerJoin('corp as i', 'i.pkCorp', 't.fkIssuer')
    .select(['t.amountFen', 't.depth', 'i.corpName as issuerName'])
    .where('t.pkCredit', '=', fkCredit)
    .executeTakeFirst()
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  const left = (ticket?.amountFen ?? 0n) - (fenOf(amount) ?? 0n)
  const isOpen =
    application.businessType === 'FINANCE' && ['DRAFT', 'RETURNED', 'PENDING_DIRECTOR'].includes(application.state)
  return {
    issuerName: ticket?.issuerName ?? '',
    ticketAmount: fenToDecimal(ticket?.amountFen ?? 0n),
    changeAmount: left > 0n && fenOf(amount) !== undefined ? fenToDecimal(left) : null,
    depth: ticket?.depth ?? 0,
    trade: await toTrade(read, actor.fkCorp, trade),
    account: account
      ? { accountName: account.accountName, bankName: account.bankName, accountTail: account.accountNo.slice(-4) }
      : null,
    contactName,
    contactMobile,
    quoted: quote,
    today: isOpen ? await quoteNow(readingOf(context), payload) : null,
    outcome: application.businessType === 'FINANCE' ? outcomeOf(application, payload) : null,
    pkReceipt: await receiptOf(context, application),
    ...(await payrollsOf(context, application)),
  }
}

async function receiptOf({ read, actor }: QueryContext, { pkApply }: Application): Promise<string | null> {
  const row = await read
    .selectFrom('receipt')
    .select('pkReceipt')
    .where('fkCorp', '=', actor.fkCorp)
    .where('kind', '=', 'FINANCE')
    .where('pkApply', '=', pkApply)
    .executeTakeFirst()
  return row?.pkReceipt ?? null
}
