import type { FinancePayload } from '@jinpiao/contract/finance'
import { businesses } from '../business/all.ts'
import { financeBusiness } from '../business/finance/finance.ts'
import { quoteFinance } from '../business/finance/quote.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Stage, signed, succeeded } from './actors.ts'
import { daysAgo, HOUR_MS, playAnswer, playIssue, type Wanted } from './play.ts'
import { playReply, workingMorning } from './playReply.ts'
import { pkProductOf } from './products.ts'
import { tradeOf } from './trade.ts'

const financings = actsOf(businesses, financeBusiness)

type Step = 'DRAFT' | 'SUBMITTED' | 'SENT_BACK' | 'PLATFORM' | 'CORRECT' | 'FUNDER' | 'REFUSED' | 'BANK' | 'PAID'

interface Financing {
  /** Amount of the ticket. One that ends in 3 fen is never answered by the institutions of the demonstration. */
  ticket: string
  /** Left out: all of it. */
  amount?: string
  product?: 'finance-bank' | 'finance-trust' | 'finance-factor'
  /** Days before today. */
  ago: number
  upTo: Step
}

/** Financings of 江城 in each state. */
const wanted: readonly Financing[] = [
  { ticket: '480000.00', ago: 26, upTo: 'PAID' },
  // A part: the rest stays as change.
  { ticket: '350000.00', amount: '200000.00', product: 'finance-factor', ago: 19, upTo: 'PAID' },
  { ticket: '126000.00', product: 'finance-trust', ago: 15, upTo: 'REFUSED' },
  { ticket: '97000.03', ago: 2, upTo: 'BANK' },
  { ticket: '143000.03', product: 'finance-factor', ago: 2, upTo: 'FUNDER' },
  { ticket: '68500.03', ago: 1, upTo: 'PLATFORM' },
  { ticket: '212000.00', amount: '150000.00', ago: 4, upTo: 'CORRECT' },
  { ticket: '54600.00', ago: 3, upTo: 'SENT_BACK' },
  { ticket: '83000.03', ago: 1, upTo: 'SUBMITTED' },
  { ticket: '265000.03', amount: '100000.03', product: 'finance-factor', ago: 1, upTo: 'SUBMITTED' },
  { ticket: '39900.00', ago: 1, upTo: 'DRAFT' },
]
/** Free tickets: the last day of financing, and a day after it (I7). */
const held = [
  ['158000.00', 7],
  ['76000.00', 6],
  ['420000.00', 130],
] as const
const ISSUED_AGO = 34

/** Tickets that 江城 holds, and what it sells of them. */
export async function playFinancings(stage: Stage, now: number): Promise<void> {
  const dueIn = (days: number) => ISSUED_AGO + days
  const lines = [
    ...wanted.map(
      ({ ticket }, index): Wanted => ({ supplier: 'jiangcheng', amount: ticket, dueIn: dueIn(110 + index) }),
    ),
    ...held.map(([amount, days]): Wanted => ({ supplier: 'jiangcheng', amount, dueIn: dueIn(days) })),
  ]
  const issue = { core: 'huayue', at: daysAgo(now, ISSUED_AGO), lines, upTo: 'ISSUED' } as const
  const { pkCredits } = await playIssue(stage, issue)
  await playAnswer(stage, daysAgo(now, ISSUED_AGO - 1), pkCredits)
  await stage.play(wanted.map((each, index) => () => play(stage, now, pkCredits[index] ?? '', each)))
}

const operatorOf = (stage: Stage) => contextOf(stage, 'SO', 'jiangcheng', 'ROLE_CORP_OPERATOR')
const directorOf = (stage: Stage) => contextOf(stage, 'SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR')

/** One financing through the portal's own commands, as far as it goes. */
async function play(stage: Stage, now: number, fkCredit: string, { ticket, amount, product, ago, upTo }: Financing) {
  const at = (await workingMorning(stage, now, ago)) + HOUR_MS
  await stage.at(at)
  const line = await lineOf(stage, fkCredit, { ticket, amount: amount ?? ticket, product: product ?? 'finance-bank' })
  const { saved } = await financings.save(operatorOf(stage), { lines: [line] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const [pkApply = ''] = ids
  if (upTo === 'DRAFT') return
  const request = { ids, businessType: 'FINANCE' } as const
  await signed(stage, operatorOf(stage), { ...request, action: 'SUBMIT' }, (signer, input) =>
    financings.submit(signer, input),
  )
  if (upTo === 'SUBMITTED') return
  await stage.at(at + 20 * MINUTE_MS)
  if (upTo === 'SENT_BACK') {
    const input = { pkApplys: ids, comment: '合同编号与扫描件不一致，请核对合同后重新提交' }
    succeeded((await financings.sendBack('PENDING_DIRECTOR', directorOf(stage), input)).results)
    return
  }
  await signed(stage, directorOf(stage), { ...request, action: 'APPROVE' }, (signer, input) =>
    financings.approve('PENDING_DIRECTOR', signer, input),
  )
  if (upTo === 'PLATFORM') return
  await stage.at(at + 2 * HOUR_MS)
  if (upTo === 'CORRECT')
    return playReply(stage, pkApply, { answer: 'RETURN', comment: '发票与合同的购买方名称不一致' })
  await playReply(stage, pkApply, { answer: 'APPROVE' })
  if (upTo === 'FUNDER') return
  await stage.at(at + 4 * HOUR_MS)
  if (upTo === 'REFUSED') return playReply(stage, pkApply, { answer: 'REJECT', comment: '本季度该行业额度已用完' })
  await playReply(stage, pkApply, { answer: 'APPROVE' })
  if (upTo === 'BANK') return
  await playReply(stage, pkApply, { answer: 'APPROVE' })
}

async function lineOf(
  stage: Stage,
  fkCredit: string,
  { ticket, amount, product }: Required<Pick<Financing, 'ticket' | 'amount' | 'product'>>,
): Promise<FinancePayload> {
  const { database, clock } = stage
  const { actor, language } = operatorOf(stage)
  const chosen = { fkCredit, amount, pkProduct: pkProductOf(product) }
  return {
    ...chosen,
    quote: await quoteFinance({ read: database.read, clock, actor, language }, chosen),
    // The invoice is that of the whole ticket: a part of it is used.
    trade: tradeOf(stage, 'jiangcheng', { amount: ticket }),
    pkAccount: pkAccountOf('jiangcheng'),
    contactName: '周敏',
    contactMobile: '13800000301',
  }
}
