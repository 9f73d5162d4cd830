import type { DataOf } from '@jinpiao/contract/endpoint'
import { type ExchangeApplication, type ExchangePayload, exchange } from '@jinpiao/contract/exchange'
import { exchangeTopics, findExchangeProblems } from '@jinpiao/contract/exchangeRules'
import { exchangePrice } from '@jinpiao/contract/priceTerms'
import { termOf } from '@jinpiao/contract/terms'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { Act } from '../../acts/command.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { Application } from '../../flow/application.ts'
import type { FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { tellApproved } from '../../flow/notices.ts'
import { openPayment } from '../../payments/payments.ts'
import { payeeAccountOf, readAccount, snapshotOf } from '../../queries/accounts.ts'
import { productOf } from '../../queries/funderProducts.ts'
import { freeTicket, holdTicket, readTicket } from '../../tickets/tickets.ts'
import { exchangeAnswers } from './answers.ts'
import { checkExchanges } from './check.ts'
import { toExchangeDetail } from './detail.ts'
import { endExchange, exchangeJudges } from './ended.ts'
import { readExchangeFacts } from './facts.ts'
import { columnsOf, payloadOf } from './payload.ts'
import { exchangeReceiptFacts } from './receiptFacts.ts'
import { toExchangeRows } from './rows.ts'
import { ownTickets } from './tickets.ts'

/** Days in which the fee is to be paid: those of its step. */
const PAY_DAYS = 5

/**
 * EXCHANGE (金易换): held tickets of one issuer go to an accepting bank, whole, for its bill of the same face value. They are
 * held from the submission on (I4) and spent when the bill is delivered; until then whoever refuses gives them back as they
 * were, and what was paid as a fee is paid back.
 */
export const exchangeBusiness: FormBusiness<
  ExchangePayload,
  OwnRow<ExchangeApplication>,
  OwnDetail<DataOf<typeof exchange.get>>
> &
  Judging<'EXCHANGE', ExchangePayload> = {
  type: 'EXCHANGE',
  family: 'EXCHANGE',
  definition: exchange,
  read: payloadOf,
  columns: columnsOf,
  touches: (_, { fkCredits }) => ({ ticket: fkCredits }),

  problems: async (reading, payload, _moment, application) =>
    findExchangeProblems(payload, await readExchangeFacts(reading, payload, application?.pkApply)),

  async prices({ read }, { fkProduct }) {
    const product = await productOf(read, 'EXCHANGE', fkProduct)
    return product ? exchangePrice(product) : []
  },

  /** Each ticket, then the fee and where the bill goes. */
  async details({ read, actor }, { fkCredits, fkProduct, pkAccount, feeQuoted }) {
    const tickets = await ownTickets(read, actor.fkCorp, fkCredits)
    const product = await productOf(read, 'EXCHANGE', fkProduct)
    const account = await readAccount(read, actor.fkCorp, pkAccount)
    const label = (name: Parameters<typeof termOf>[0]) => termOf(name).name[0]
    return [
      ...tickets.map(({ creditNo, issuerName, amountFen }) => ({
        label: label('creditNo'),
        party: `${creditNo} ${issuerName}`,
        amount: fenToDecimal(amountFen),
      })),
      { label: label('feeAmount'), party: product?.funderName ?? '', amount: feeQuoted },
      { label: label('receivingAccount'), party: account?.accountNo ?? '' },
    ]
  },

  async hold(act, application, { fkCredits }) {
    for (const pkCredit of fkCredits) await holdTicket(act, await readTicket(act.tx, pkCredit), application)
  },
  async release(act, { pkApply }, { fkCredits }) {
    for (const pkCredit of fkCredits) await freeTicket(act, await readTicket(act.tx, pkCredit), pkApply)
  },

  async decided(act, application) {
    await tellApproved(act, application)
    return { outputs: [] }
  },
  /** What every institution reads besides the form; the bill is asked of its accepting bank alone. */
  async asked(act, { state, fkCorp, fkCounterparty }, { fkCredits, pkAccount }) {
    const tickets = await ownTickets(act.tx, fkCorp, fkCredits)
    const account = await readAccount(act.tx, fkCorp, pkAccount)
    return {
      ...(state === 'PENDING_FUNDER' && { fkFunder: fkCounterparty }),
      body: {
        tickets: tickets.map(({ creditNo, issuerName, amountFen, promisedDate }) => ({
          creditNo,
          issuerName,
          amount: fenToDecimal(amountFen),
          promisedDate,
        })),
        account: account ? snapshotOf(account) : null,
      },
    }
  },
  judges: exchangeJudges,
  async heard(act, application, payload, { transition }) {
    if (transition.to === 'PENDING_PAYMENT') await askFee(act, application, payload)
  },
  ended: endExchange,
  receiptFacts: exchangeReceiptFacts,

  toRows: toExchangeRows,
  toDetail: toExchangeDetail,
  hints: async () => [],
  topics: exchangeTopics,
  files: () => [],
  answers: exchangeAnswers,
  check: checkExchanges,
}

/** The platform has agreed: the fee is to be paid to the accepting bank. @throws {BusinessError} 07000102 it has no account. */
async function askFee(act: Act, application: Application, { feeQuoted }: ExchangePayload): Promise<void> {
  const account = await payeeAccountOf(act.tx, application.fkCounterparty ?? '')
  if (account === undefined) throw new BusinessError('07000102')
  const deadline = addDays(act.today, PAY_DAYS)
  await openPayment(act, application, { amountFen: decimalToFen(feeQuoted), payee: snapshotOf(account), deadline })
}
