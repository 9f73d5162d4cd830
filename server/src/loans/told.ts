import type { NoticeName } from '@jinpiao/contract/notices'
import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../acts/command.ts'
import { findAgreement } from './agreements.ts'
import { type Draw, findDraw, loanTarget } from './draws.ts'
import { tellOfLoan } from './due.ts'
import { dueFen } from './owed.ts'
import { readPlan } from './plan.ts'

/** Money that has come back of a loan, as people are told. */
interface ComeBack {
  fen: bigint
  by: 'COLLECTED' | 'TRANSFERRED'
  /** What the bank was asked to collect, and why it has collected less. */
  asked?: { fen: bigint; reason: string }
}

/** What a payment has left of a loan today. */
interface Left {
  draw: Draw
  owedFen: bigint
  overdueFen: bigint
}

/**
 * Tells those who repay what was asked for, what came, and what is owed still; that a loan is overdue no more, and what
 * becomes of its line; that it is settled. The payment has been taken. @param before the loan as it was until then.
 */
export async function tellPaid(act: Act, before: Draw, back: ComeBack): Promise<void> {
  const left = await leftOf(act, before)
  const { draw } = left
  const messageType = left.owedFen > 0n ? 'RISK' : 'NOTICE'
  const target = loanTarget(draw)
  await tellOfLoan(act, draw, { ...wordsOf(back, left), messageType, target })
  if (before.state === 'OVERDUE' && draw.state !== 'OVERDUE') {
    await tellOfLoan(act, draw, { ...(await curedWords(act, draw)), messageType: 'NOTICE', target })
  }
  if (draw.state === 'SETTLED') {
    const params = [draw.drawNo, formatMoney(back.fen)]
    await tellOfLoan(act, draw, { name: 'LOAN_REPAID_WHOLLY', params, messageType: 'NOTICE', target })
  }
}

async function leftOf({ tx, today }: Act, { pkDraw }: Draw): Promise<Left> {
  const draw = await findDraw(tx, { pkDraw })
  if (draw === undefined) throw new Error(`no loan ${pkDraw}`)
  const plan = await readPlan(tx, draw)
  const late = plan.filter(({ state }) => state === 'OVERDUE')
  return { draw, owedFen: dueFen(draw, plan, today), overdueFen: dueFen(draw, late, today) }
}

interface Words {
  name: NoticeName
  params: readonly string[]
}

function wordsOf({ fen, by, asked }: ComeBack, { draw, owedFen, overdueFen }: Left): Words {
  const { drawNo, outstandingFen } = draw
  const came = [drawNo, formatMoney(fen)]
  const owed = [formatMoney(owedFen), formatMoney(overdueFen)]
  if (owedFen === 0n) return { name: `LOAN_${by}`, params: [...came, formatMoney(outstandingFen)] }
  if (asked === undefined || fen >= asked.fen) return { name: `LOAN_${by}_LEFT`, params: [...came, ...owed] }
  return { name: 'LOAN_COLLECTED_PART', params: [...came, formatMoney(asked.fen), asked.reason, ...owed] }
}

async function curedWords({ tx }: Act, { drawNo, fkAgreement }: Draw): Promise<Words> {
  const agreement = await findAgreement(tx, { pkAgreement: fkAgreement })
  const { state, product, agreementNo = '' } = agreement ?? {}
  const isLine = product === 'SELF_LOAN'
  if (isLine && state === 'ACTIVE') return { name: 'LOAN_CURED_LINE', params: [drawNo, agreementNo] }
  if (isLine && state === 'FROZEN') return { name: 'LOAN_CURED_FROZEN', params: [drawNo, agreementNo] }
  return { name: 'LOAN_CURED', params: [drawNo] }
}
