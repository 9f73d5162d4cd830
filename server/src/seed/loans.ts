import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import { fenToDecimal } from '@jinpiao/values/money'
import { businesses } from '../business/all.ts'
import { loanDrawBusiness } from '../business/loanDraw/loanDraw.ts'
import { setDemoBalance } from '../db/demoBalances.ts'
import { MINUTE_MS, todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { moveInstalments } from '../jobs/loans.ts'
import { NO_MONEY } from '../jobs/simulated/reasons.ts'
import { lineOf } from '../loans/agreements.ts'
import { findDraw } from '../loans/draws.ts'
import { readPlan, unpaidFen } from '../loans/plan.ts'
import type { AccountSnapshot } from '../queries/accounts.ts'
import { pkAccountOf } from './accounts.ts'
import { type Scene, type Stage, signed, succeeded } from './actors.ts'
import { pkCorpOf } from './install.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { playReply, playReplyTo, workingMorning } from './playReply.ts'
import { type Borrower, directorOf, jiangcheng, operatorOf, playLineApply, playProtocol } from './selfLoans.ts'

const draws = actsOf(businesses, loanDrawBusiness)

type Step =
  | 'DRAFT'
  | 'SUBMITTED'
  | 'SENT_BACK'
  | 'FUNDER'
  | 'RETURNED'
  | 'REFUSED'
  | 'WITHDRAWN'
  | 'VOIDED'
  | 'BANK'
  | 'NOT_PAID'
  | 'PAID'

interface Wanted extends Partial<Pick<LoanDrawPayload, 'purpose' | 'purposeNote'>> {
  /** One that ends in 3 fen is never answered by the institutions of the demonstration. */
  amount: string
  /** Days before today. */
  ago: number
  upTo: Step
  months: string
  method: LoanDrawPayload['method']
  /** Instalments that the bank has collected, each on its day. */
  collected?: number
}

/** Loans of 江城 by each way of repayment of its line: one settled, the others in use. */
const paid: readonly Wanted[] = [
  { amount: '200000.00', ago: 165, upTo: 'PAID', months: '3', method: 'INTEREST_MONTHLY', collected: 3 },
  { amount: '360000.00', ago: 100, upTo: 'PAID', months: '12', method: 'EQUAL_PRINCIPAL', collected: 3 },
  { amount: '600000.00', ago: 70, upTo: 'PAID', months: '12', method: 'EQUAL_INSTALMENT', collected: 2 },
  { amount: '180000.00', ago: 55, upTo: 'PAID', months: '6', method: 'EQUAL_PRINCIPAL', collected: 1 },
  {
    amount: '150000.00',
    ago: 25,
    upTo: 'PAID',
    months: '6',
    method: 'INTEREST_MONTHLY',
    purpose: 'WAGES',
    collected: 0,
  },
]

/** Applications of 江城 for draws, in each state. */
const applied: readonly Wanted[] = [
  { amount: '90000.00', ago: 40, upTo: 'REFUSED', months: '6', method: 'EQUAL_INSTALMENT' },
  { amount: '80000.00', ago: 33, upTo: 'NOT_PAID', months: '3', method: 'INTEREST_MONTHLY' },
  { amount: '75000.00', ago: 20, upTo: 'VOIDED', months: '6', method: 'EQUAL_PRINCIPAL' },
  { amount: '66000.00', ago: 12, upTo: 'WITHDRAWN', months: '6', method: 'EQUAL_PRINCIPAL' },
  { amount: '120000.03', ago: 3, upTo: 'BANK', months: '6', method: 'INTEREST_MONTHLY' },
  { amount: '110000.03', ago: 3, upTo: 'FUNDER', months: '12', method: 'EQUAL_INSTALMENT' },
  { amount: '58000.00', ago: 2, upTo: 'RETURNED', months: '6', method: 'EQUAL_PRINCIPAL' },
  { amount: '54000.00', ago: 2, upTo: 'SENT_BACK', months: '6', method: 'EQUAL_INSTALMENT' },
  { amount: '98000.03', ago: 1, upTo: 'SUBMITTED', months: '12', method: 'EQUAL_PRINCIPAL' },
  { amount: '86000.03', ago: 1, upTo: 'SUBMITTED', months: '6', method: 'EQUAL_INSTALMENT', purpose: 'EQUIPMENT' },
  { amount: '47000.00', ago: 1, upTo: 'DRAFT', months: '3', method: 'INTEREST_MONTHLY' },
]

/** Loans of 江城, with what the bank has collected of each since. */
export const playLoans: Scene = (stage, now) =>
  stage.play(paid.map((each) => async () => void (await playLoan(stage, now, jiangcheng, each))))

/** Draws that are under way, or have come to nothing. */
export const playDrawApplies: Scene = (stage, now) =>
  stage.play(applied.map((each) => async () => void (await play(stage, now, jiangcheng, each))))

const longname: Borrower = { corp: 'longname', operator: 'MO', director: 'LD' }

/** An enterprise with nothing on its account since its second instalment: its loan is overdue, and its line is frozen. */
export const playOverdueLoan: Scene = async (stage, now) => {
  await playProtocol(stage, longname, daysAgo(now, 90))
  await playLineApply(stage, now, longname, { amount: '500000.00', ago: 88, reply: { answer: 'APPROVE' } })
  const loan = { amount: '240000.00', months: '12', method: 'EQUAL_INSTALMENT', purpose: 'WAGES', ago: 72 } as const
  const pkApply = await playLoan(stage, now, longname, { ...loan, upTo: 'PAID', collected: 1 })
  const { drawNo, account } = await ask(stage, pkApply, 2)
  await playReplyTo(stage, drawNo, { answer: 'REJECT', comment: NO_MONEY })
  await stage.database.write((tx) => setDemoBalance(tx, account, 0n))
}

/** A loan that is paid out, and the instalments that are collected on their days. */
async function playLoan(stage: Stage, now: number, borrower: Borrower, wanted: Wanted): Promise<string> {
  const pkApply = await play(stage, now, borrower, wanted)
  for (let seq = 1; seq <= (wanted.collected ?? 0); seq++) await collect(stage, pkApply, seq)
  return pkApply
}

/** The bank collects an instalment on its day. */
async function collect(stage: Stage, pkApply: string, seq: number): Promise<void> {
  const { drawNo, paid: amount } = await ask(stage, pkApply, seq)
  const paidOn = todayOf(stage.clock)
  const body = { bankSerial: `BANK-${drawNo}-${seq}`, paidOn, paid: amount }
  await playReplyTo(stage, drawNo, { answer: 'APPROVE', body })
}

/** The day of an instalment comes: it falls due, and the bank is asked to collect it. */
async function ask(
  stage: Stage,
  pkApply: string,
  seq: number,
): Promise<{ drawNo: string; paid: string; account: string }> {
  const { read } = stage.database
  const draw = await findDraw(read, { pkApply })
  const row = draw && (await readPlan(read, draw)).find((each) => each.seq === seq)
  if (draw === undefined || row === undefined) throw new RangeError(`${pkApply} has no instalment ${seq}`)
  await stage.at(Date.parse(`${row.payableDate}T10:00:00+08:00`))
  await moveInstalments(stage)
  const { accountNo: account } = JSON.parse(draw.account) as AccountSnapshot
  return { drawNo: draw.drawNo, paid: fenToDecimal(unpaidFen(row)), account }
}

/** One draw through the portal's own commands, as far as it goes. @returns its key. */
async function play(stage: Stage, now: number, borrower: Borrower, wanted: Wanted): Promise<string> {
  const { ago, upTo } = wanted
  // Of the loans that are repaid the day decides what is due by now: it does not move.
  const at = (wanted.collected === undefined ? await workingMorning(stage, now, ago) : daysAgo(now, ago)) + HOUR_MS
  await stage.at(at)
  const { saved } = await draws.save(operatorOf(stage, borrower), { lines: [await lineFor(stage, borrower, wanted)] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const [pkApply = ''] = ids
  if (upTo === 'DRAFT') return pkApply
  const request = { ids, businessType: 'LOAN_DRAW' } as const
  await signed(stage, operatorOf(stage, borrower), { ...request, action: 'SUBMIT' }, (signer, input) =>
    draws.submit(signer, input),
  )
  if (upTo === 'SUBMITTED') return pkApply
  await stage.at(at + 20 * MINUTE_MS)
  if (upTo === 'WITHDRAWN') {
    succeeded((await draws.withdraw(operatorOf(stage, borrower), { pkApplys: ids })).results)
    return pkApply
  }
  if (upTo === 'SENT_BACK') {
    const input = { pkApplys: ids, comment: '用途说明请写明采购合同编号' }
    succeeded((await draws.sendBack('PENDING_DIRECTOR', directorOf(stage, borrower), input)).results)
    return pkApply
  }
  await signed(stage, directorOf(stage, borrower), { ...request, action: 'APPROVE' }, (signer, input) =>
    draws.approve('PENDING_DIRECTOR', signer, input),
  )
  if (upTo !== 'FUNDER') await answer(stage, borrower, { pkApply, at, upTo })
  return pkApply
}

/** What funder and bank say. */
async function answer(
  stage: Stage,
  borrower: Borrower,
  { pkApply, at, upTo }: { pkApply: string; at: number; upTo: Step },
): Promise<void> {
  await stage.at(at + 2 * HOUR_MS)
  if (upTo === 'REFUSED') return playReply(stage, pkApply, { answer: 'REJECT', comment: '借款用途与经营范围不符' })
  if (upTo === 'RETURNED' || upTo === 'VOIDED') {
    await playReply(stage, pkApply, { answer: 'RETURN', comment: '请补充采购合同的付款条款页' })
    if (upTo === 'RETURNED') return
    await stage.at(at + 5 * HOUR_MS)
    succeeded((await draws.cancel(operatorOf(stage, borrower), { pkApplys: [pkApply] })).results)
    return
  }
  await playReply(stage, pkApply, { answer: 'APPROVE' })
  if (upTo === 'BANK') return
  await stage.at(at + 3 * HOUR_MS)
  if (upTo === 'NOT_PAID') return playReply(stage, pkApply, { answer: 'REJECT', comment: '收款账户状态异常，款项退回' })
  await playReply(stage, pkApply, { answer: 'APPROVE' })
}

async function lineFor(stage: Stage, { corp }: Borrower, wanted: Wanted): Promise<LoanDrawPayload> {
  const line = await lineOf(stage.database.read, pkCorpOf(corp))
  if (line === undefined) throw new RangeError(`${corp} has no line`)
  const { amount, months, method, purpose = 'PURCHASE', purposeNote = '' } = wanted
  const contract = stage.installed.files.get(`contract/${corp}`)
  return {
    pkAgreement: line.pkAgreement,
    amount,
    months,
    method,
    purpose,
    purposeNote,
    pkAccount: pkAccountOf(corp),
    contractFileIds: purpose === 'WAGES' || contract === undefined ? [] : [contract],
  }
}
