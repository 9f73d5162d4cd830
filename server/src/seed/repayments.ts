import type { LoanRepayPayload, RepayLoan } from '@jinpiao/contract/loanRepay'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { businesses } from '../business/all.ts'
import { loanRepayBusiness } from '../business/loanRepay/loanRepay.ts'
import { repayLoans } from '../business/loanRepay/loans.ts'
import { tryRepayment } from '../business/loanRepay/trial.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Scene, type Stage, signed, succeeded } from './actors.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { playReply, workingMorning } from './playReply.ts'

const repayments = actsOf(businesses, loanRepayBusiness)

type Step = 'DRAFT' | 'SUBMITTED' | 'SENT_BACK' | 'BANK' | 'FAILED' | 'PAID'

/** Early repayments of 江城 in each state, each of the newest loan that is free. A loan is kept free for whoever tries. */
const wanted: readonly { principal: string; ago: number; upTo: Step }[] = [
  { principal: '30000.00', ago: 7, upTo: 'PAID' },
  { principal: '20000.00', ago: 6, upTo: 'FAILED' },
  { principal: '15000.00', ago: 4, upTo: 'SENT_BACK' },
  { principal: '25000.00', ago: 3, upTo: 'BANK' },
  { principal: '18000.00', ago: 1, upTo: 'SUBMITTED' },
  { principal: '12000.00', ago: 1, upTo: 'DRAFT' },
]

/** What of its loans 江城 repays early, after the loans are there. */
export const playRepayments: Scene = async (stage, now) => {
  for (const each of wanted) {
    // What is submitted in the morning of a working day the bank collects the same day.
    const isAnswered = each.upTo === 'PAID' || each.upTo === 'FAILED'
    const at = isAnswered ? await workingMorning(stage, now, each.ago) : daysAgo(now, each.ago) + 3 * HOUR_MS
    await play(stage, at, each)
  }
}

const operatorOf = (stage: Stage) => contextOf(stage, 'SO', 'jiangcheng', 'ROLE_CORP_OPERATOR')
const directorOf = (stage: Stage) => contextOf(stage, 'SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR')
const readingOf = (stage: Stage): QueryContext => {
  const { actor, language } = operatorOf(stage)
  return { read: stage.database.read, clock: stage.clock, actor, language }
}

/** One early repayment through the portal's own commands, as far as it goes. */
async function play(stage: Stage, at: number, { principal, upTo }: (typeof wanted)[number]): Promise<void> {
  await stage.at(at)
  const line = await lineOf(stage, principal, upTo === 'BANK')
  const { saved } = await repayments.save(operatorOf(stage), { lines: [line] })
  const ids = saved.map(({ pkApply }) => pkApply)
  if (upTo === 'DRAFT') return
  const request = { ids, businessType: 'LOAN_REPAY' } as const
  await signed(stage, operatorOf(stage), { ...request, action: 'SUBMIT' }, (signer, input) =>
    repayments.submit(signer, input),
  )
  if (upTo === 'SUBMITTED') return
  await stage.at(at + 20 * MINUTE_MS)
  if (upTo === 'SENT_BACK') {
    const input = { pkApplys: ids, comment: '还款账户余额留作本周货款，请减少还款本金' }
    succeeded((await repayments.sendBack('PENDING_DIRECTOR', directorOf(stage), input)).results)
    return
  }
  await signed(stage, directorOf(stage), { ...request, action: 'APPROVE' }, (signer, input) =>
    repayments.approve('PENDING_DIRECTOR', signer, input),
  )
  if (upTo === 'BANK') return
  await stage.at(at + 2 * HOUR_MS)
  const [pkApply = ''] = ids
  if (upTo === 'FAILED') return playReply(stage, pkApply, { answer: 'REJECT', comment: '还款账户余额不足' })
  await playReply(stage, pkApply, { answer: 'APPROVE' })
}

/** The form. The bank of the demonstration never answers a sum that ends in 3 fen, such a one `waits`; it pays one that ends in 0. */
async function lineOf(stage: Stage, principal: string, waits: boolean): Promise<LoanRepayPayload> {
  const { loans } = await repayLoans(readingOf(stage))
  const loan = loans.find((each) => isFree(each) && decimalToFen(each.outstanding) > decimalToFen(principal) + 100n)
  if (loan === undefined) throw new RangeError(`No loan of which ${principal} can be repaid`)
  const { pkDraw } = loan
  for (let more = 0n; ; more += 1n) {
    const part = fenToDecimal(decimalToFen(principal) + more)
    const trial = await tryRepayment(readingOf(stage), { pkDraw, kind: 'EARLY_PART', principal: part })
    const isSilent = trial.repayTotal.endsWith('3')
    if (waits ? !isSilent : !trial.repayTotal.endsWith('0')) continue
    const { repayDate, repayTotal } = trial
    const pkAccount = pkAccountOf('jiangcheng')
    return { pkDraw, kind: 'EARLY_PART', principal: part, repayDate, pkAccount, totalQuoted: repayTotal }
  }
}

const isFree = ({ loanState, isDue, open }: RepayLoan) => loanState === 'ACTIVE' && !isDue && open === null
