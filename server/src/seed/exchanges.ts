import type { ExchangePayload } from '@jinpiao/contract/exchange'
import { addDays } from '@jinpiao/values/days'
import { businesses } from '../business/all.ts'
import { exchangeBusiness } from '../business/exchange/exchange.ts'
import { registerPayment } from '../business/exchange/payments.ts'
import { quoteTickets } from '../business/exchange/quote.ts'
import { MINUTE_MS, todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { findPayment } from '../payments/payments.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Stage, signed, succeeded } from './actors.ts'
import { daysAgo, HOUR_MS, playAnswer, playIssue, type Wanted } from './play.ts'
import { playReply, playReplyTo, workingMorning } from './playReply.ts'
import { pkProductOf } from './products.ts'

const exchanges = actsOf(businesses, exchangeBusiness)

type Step =
  | 'DRAFT'
  | 'SUBMITTED'
  | 'SENT_BACK'
  | 'PLATFORM'
  | 'TO_PAY'
  | 'REPORTED'
  | 'NOT_FOUND'
  | 'PAID'
  | 'NO_BILL'
  | 'DELIVERED'

interface Exchange {
  /** Amounts of the tickets. A sum that ends in 3 fen is never answered by the institutions of the demonstration. */
  tickets: readonly string[]
  /** Days before today. */
  ago: number
  upTo: Step
}

/** Exchanges of 江城 in each state. */
const wanted: readonly Exchange[] = [
  { tickets: ['320000.00', '180000.00'], ago: 21, upTo: 'DELIVERED' },
  { tickets: ['94000.00'], ago: 14, upTo: 'NO_BILL' },
  { tickets: ['216000.03'], ago: 3, upTo: 'PAID' },
  { tickets: ['260000.00'], ago: 2, upTo: 'REPORTED' },
  { tickets: ['148000.00'], ago: 2, upTo: 'NOT_FOUND' },
  { tickets: ['175000.00', '61000.00'], ago: 1, upTo: 'TO_PAY' },
  { tickets: ['87600.03'], ago: 1, upTo: 'PLATFORM' },
  { tickets: ['73400.00'], ago: 2, upTo: 'SENT_BACK' },
  { tickets: ['112000.03'], ago: 1, upTo: 'SUBMITTED' },
  { tickets: ['58300.00'], ago: 1, upTo: 'DRAFT' },
]
/** Free tickets of one issuer. */
const held = ['66000.00', '34000.00'] as const
const ISSUED_AGO = 30

/** Tickets that 江城 holds, and what it exchanges of them. */
export async function playExchanges(stage: Stage, now: number): Promise<void> {
  const amounts = [...wanted.flatMap(({ tickets }) => tickets), ...held]
  const lines = amounts.map(
    (amount, index): Wanted => ({ supplier: 'jiangcheng', amount, dueIn: ISSUED_AGO + 95 + index }),
  )
  const issue = { core: 'huayue', at: daysAgo(now, ISSUED_AGO), lines, upTo: 'ISSUED' } as const
  const { pkCredits } = await playIssue(stage, issue)
  await playAnswer(stage, daysAgo(now, ISSUED_AGO - 1), pkCredits)
  let taken = 0
  const plays = wanted.map((each) => {
    const from = taken
    taken += each.tickets.length
    const due = addDays(todayOf({ now: () => now }), 95 + taken - 1)
    return () => play(stage, now, { fkCredits: pkCredits.slice(from, from + each.tickets.length), due }, each)
  })
  await stage.play(plays)
}

const operatorOf = (stage: Stage) => contextOf(stage, 'SO', 'jiangcheng', 'ROLE_CORP_OPERATOR')
const directorOf = (stage: Stage) => contextOf(stage, 'SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR')

/** One exchange through the portal's own commands, as far as it goes. */
async function play(
  stage: Stage,
  now: number,
  chosen: { fkCredits: string[]; due: string },
  { ago, upTo }: Exchange,
): Promise<void> {
  const at = (await workingMorning(stage, now, ago)) + HOUR_MS
  await stage.at(at)
  const { saved } = await exchanges.save(operatorOf(stage), { lines: [await lineOf(stage, chosen)] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const [pkApply = ''] = ids
  if (upTo === 'DRAFT') return
  const request = { ids, businessType: 'EXCHANGE' } as const
  await signed(stage, operatorOf(stage), { ...request, action: 'SUBMIT' }, (signer, input) =>
    exchanges.submit(signer, input),
  )
  if (upTo === 'SUBMITTED') return
  await stage.at(at + 20 * MINUTE_MS)
  if (upTo === 'SENT_BACK') {
    const input = { pkApplys: ids, comment: '票据到期日请与采购付款安排一致' }
    succeeded((await exchanges.sendBack('PENDING_DIRECTOR', directorOf(stage), input)).results)
    return
  }
  await signed(stage, directorOf(stage), { ...request, action: 'APPROVE' }, (signer, input) =>
    exchanges.approve('PENDING_DIRECTOR', signer, input),
  )
  if (upTo === 'PLATFORM') return
  await stage.at(at + HOUR_MS)
  await playReply(stage, pkApply, { answer: 'APPROVE' })
  if (upTo === 'TO_PAY') return
  await pay(stage, at, pkApply, upTo)
}

/** From the payment of the fee to the bill. */
async function pay(stage: Stage, at: number, pkApply: string, upTo: Step): Promise<void> {
  await stage.at(at + 2 * HOUR_MS)
  // The bank of the demonstration never answers a serial that ends in 3.
  const paymentNo = await report(stage, pkApply, upTo === 'REPORTED' ? '3' : '0')
  if (upTo === 'REPORTED') return
  await stage.at(at + 3 * HOUR_MS)
  if (upTo === 'NOT_FOUND') {
    return playReplyTo(stage, paymentNo, { answer: 'REJECT', comment: '未查询到该笔到账，请核对付款附言' })
  }
  await playReplyTo(stage, paymentNo, { answer: 'APPROVE', body: { bankSerial: serialOf(paymentNo, '0') } })
  if (upTo === 'PAID') return
  await stage.at(at + 26 * HOUR_MS)
  if (upTo === 'NO_BILL') return playReply(stage, pkApply, { answer: 'REJECT', comment: '本月出票额度已用完' })
  await playReply(stage, pkApply, { answer: 'APPROVE' })
}

const serialOf = (paymentNo: string, digit: string) => `BANK-${paymentNo.slice(-8)}-${digit}`

/** The operator reports the fee as paid. @returns the number of the payment order. */
async function report(stage: Stage, pkApply: string, digit: string): Promise<string> {
  const payment = await findPayment(stage.database.read, { pkApply })
  if (payment === undefined) throw new RangeError(`${pkApply} has nothing to pay`)
  const { pkPayment, version, paymentNo } = payment
  await registerPayment(businesses, operatorOf(stage), {
    pkPayment,
    version,
    pkAccount: pkAccountOf('jiangcheng'),
    bankSerial: serialOf(paymentNo, digit),
    payDate: todayOf(stage.clock),
    fileIds: [stage.installed.files.get('contract/jiangcheng') ?? ''],
  })
  return paymentNo
}

async function lineOf(
  stage: Stage,
  { fkCredits, due }: { fkCredits: string[]; due: string },
): Promise<ExchangePayload> {
  const { database, clock } = stage
  const { actor, language } = operatorOf(stage)
  const fkProduct = pkProductOf('exchange')
  const { feeAmount } = await quoteTickets({ read: database.read, clock, actor, language }, { fkCredits, fkProduct })
  return {
    fkCredits,
    fkProduct,
    billDueDate: due,
    pkAccount: pkAccountOf('jiangcheng'),
    feeQuoted: feeAmount,
    remark: '',
  }
}
