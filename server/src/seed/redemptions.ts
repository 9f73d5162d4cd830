import type { PayFault } from '@jinpiao/contract/payFaults'
import type { RoleCode } from '@jinpiao/contract/roles'
import { addDays, daysBetween } from '@jinpiao/values/days'
import { businesses } from '../business/all.ts'
import { confirmMatters, refuseMatters } from '../business/guaranteeConfirm/confirm.ts'
import { redeemBusiness } from '../business/redeem/redeem.ts'
import { redeemClaimBusiness } from '../business/redeemClaim/redeemClaim.ts'
import { MINUTE_MS, todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { moveMaturities } from '../jobs/maturity.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Stage, signed, signFor, succeeded } from './actors.ts'
import { pkCorpOf } from './install.ts'
import { daysAgo, HOUR_MS, playAnswer, playIssue, type Wanted } from './play.ts'
import { playReply, workingMoment, workingMorning } from './playReply.ts'

const redeems = actsOf(businesses, redeemBusiness)
const claims = actsOf(businesses, redeemClaimBusiness)

/** Days ago, or on the last working day before, the tickets of these scenes fell due: within the grace, so that their issuer is not suspended. */
const DUE_AGO = 3

/**
 * What the bank says of a payment, or what the payer states where it says nothing: confirmed by its payee, contested, or
 * still with the payee or the payer's own director. A text is why it failed, or why it is contested.
 */
type BankAnswer =
  | 'PAID'
  | { failed: string; fault: PayFault }
  | { stated: 'CONFIRMED' | 'ASKED' | 'SUBMITTED' }
  | { contested: string }

interface Redemption {
  /** Supplier and amount of each ticket. One that ends in 3 fen is never answered by the bank of the demonstration. */
  tickets: readonly (readonly [supplier: string, amount: string])[]
  /** Hours after the tickets fell due. */
  after: number
  upTo: 'DRAFT' | 'SUBMITTED' | 'DIRECTOR' | 'PAYING'
  /** Of the payments in their order; left out: the bank has not answered. */
  answers?: readonly BankAnswer[]
  remark?: string
}

export interface Batch extends Pick<Redemption, 'upTo' | 'answers' | 'remark'> {
  payOn?: string
}

/** Redemptions of 华岳重工 in each state. */
const redemptions: readonly Redemption[] = [
  {
    tickets: [
      ['jiangcheng', '186000.00'],
      ['anhe', '42500.50'],
      ['longname', '93880.00'],
    ],
    after: 1,
    upTo: 'PAYING',
    answers: ['PAID', 'PAID', 'PAID'],
    remark: '11 月第一批',
  },
  // Two of four are due again.
  {
    tickets: [
      ['jiangcheng', '64000.00'],
      ['anhe', '27300.00'],
      ['jiangcheng', '158200.40'],
      ['longname', '75000.00'],
    ],
    after: 4,
    upTo: 'PAYING',
    answers: [
      'PAID',
      { failed: '收款账号与户名不符', fault: 'PAYEE_ACCOUNT' },
      { stated: 'CONFIRMED' },
      { failed: '收款行系统维护', fault: 'BANK' },
    ],
  },
  {
    tickets: [['anhe', '19800.00']],
    after: 6,
    upTo: 'PAYING',
    answers: [{ failed: '付款账户余额不足', fault: 'PAYER_ACCOUNT' }],
  },
  // The bank is still to answer five of eight; of three of them its payer has stated that they are paid.
  {
    tickets: [
      ['jiangcheng', '230000.00'],
      ['anhe', '51600.00'],
      ['longname', '118000.00'],
      ['jiangcheng', '61350.03'],
      ['anhe', '18200.03'],
      ['jiangcheng', '33470.03'],
      ['jiangcheng', '74210.03'],
      ['anhe', '36900.03'],
    ],
    after: 8,
    upTo: 'PAYING',
    answers: [
      'PAID',
      'PAID',
      'PAID',
      { stated: 'ASKED' },
      { contested: '截至今日未收到该笔款项' },
      { stated: 'SUBMITTED' },
    ],
  },
  {
    tickets: [
      ['jiangcheng', '312000.00'],
      ['longname', '45600.00'],
    ],
    after: 30,
    upTo: 'DIRECTOR',
  },
  {
    tickets: [
      ['anhe', '88000.00'],
      ['jiangcheng', '129500.00'],
      ['longname', '67000.00'],
    ],
    after: 44,
    upTo: 'SUBMITTED',
  },
  {
    tickets: [
      ['jiangcheng', '58800.00'],
      ['anhe', '31250.00'],
    ],
    after: 50,
    upTo: 'DRAFT',
  },
]

/** Tickets that nobody has begun to pay; where 明远 has no proved account, its one cannot be chosen. */
const left: Redemption['tickets'] = [
  ['jiangcheng', '205000.00'],
  ['jiangcheng', '98600.03'],
  ['anhe', '47100.00'],
  ['longname', '382000.03'],
  ['mingyuan', '54300.00'],
  ['jiangcheng', '16750.83'],
]
const sentBack = [['longname', '26400.00']] as const

/** Tickets of one issue that have fallen due, and what has become of them until now. */
export async function playRedemptions(stage: Stage, now: number): Promise<void> {
  const issuedAt = daysAgo(now, 92)
  const due = await workingMorning(stage, now, DUE_AGO)
  const all = [...redemptions.map(({ tickets }) => tickets), sentBack, left]
  const lines = all.flat().map(
    ([supplier, amount], index): Wanted => ({
      supplier,
      amount,
      // The last ones a day or two later than the first.
      dueIn: daysBetween(
        todayOf({ now: () => issuedAt }),
        all.flat().length - index <= left.length
          ? addDays(todayOf({ now: () => now }), -1)
          : todayOf({ now: () => due }),
      ),
    }),
  )
  const { pkCredits } = await playIssue(stage, { core: 'huayue', at: issuedAt, lines, upTo: 'ISSUED' })
  await playAnswer(stage, daysAgo(now, 91), pkCredits)
  await stage.at(due)
  await moveMaturities(stage)
  const keysOf = (index: number) => {
    const start = all.slice(0, index).flat().length
    return pkCredits.slice(start, start + (all[index]?.length ?? 0))
  }
  await stage.play([
    ...redemptions.map((each, index) => () => playBatch(stage, due + each.after * HOUR_MS, keysOf(index), each, now)),
    () => playSentBack(stage, due + 26 * HOUR_MS, keysOf(redemptions.length), now),
  ])
}

const as = (stage: Stage, person: string, role: RoleCode) => contextOf(stage, person, 'huayue', role)

/** One batch of 华岳重工 through the portal's own commands. @param payOn the day that it asks for; left out: that on which the bank answers. */
export async function playBatch(
  stage: Stage,
  at: number,
  fkCredits: readonly string[],
  { upTo, answers = [], remark = '', payOn }: Batch,
  now: number,
): Promise<readonly string[]> {
  await stage.at(at)
  const operator = () => as(stage, 'CO', 'ROLE_CORE_OPERATOR')
  // What still waits for a decision can be decided on the day after the demonstration began, too.
  const answeredAt = await workingMoment(stage, at + HOUR_MS)
  const asked = upTo === 'PAYING' ? todayOf({ now: () => answeredAt }) : addDays(todayOf({ now: () => now }), 1)
  const line = { fkCredits, payDate: payOn ?? asked, pkAccount: pkAccountOf('huayue'), remark }
  const { saved } = await redeems.save(operator(), { lines: [line] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const request = { ids, businessType: 'REDEEM' } as const
  if (upTo === 'DRAFT') return ids
  await signed(stage, operator(), { ...request, action: 'SUBMIT' }, (signer, input) => redeems.submit(signer, input))
  if (upTo === 'SUBMITTED') return ids
  await stage.at(at + 20 * MINUTE_MS)
  await signed(stage, as(stage, 'CD', 'ROLE_CORE_DIRECTOR'), { ...request, action: 'APPROVE' }, (signer, input) =>
    redeems.approve('PENDING_DIRECTOR', signer, input),
  )
  if (upTo === 'DIRECTOR') return ids
  await stage.at(at + 40 * MINUTE_MS)
  const final = as(stage, 'CF', 'ROLE_CORE_FINAL_REVIEW')
  await signed(stage, final, { ...request, action: 'FINAL_APPROVE' }, (signer, input) =>
    redeems.approve('PENDING_FINAL', signer, input),
  )
  await stage.at(answeredAt)
  for (const [number, answer] of answers.entries()) await hear(stage, ids[0] ?? '', number, answer)
  return ids
}

/** The bank answers, or the payer states what it has not answered. */
async function hear(stage: Stage, pkApply: string, line: number, answer: BankAnswer): Promise<void> {
  if (answer === 'PAID') return playReply(stage, pkApply, { answer: 'APPROVE', line })
  if ('failed' in answer) {
    return playReply(stage, pkApply, { answer: 'REJECT', comment: answer.failed, line, body: { fault: answer.fault } })
  }
  const claim = await state(stage, pkApply, line)
  if ('stated' in answer && answer.stated === 'SUBMITTED') return
  const director = as(stage, 'CD', 'ROLE_CORE_DIRECTOR')
  const request = { ids: [claim], businessType: 'REDEEM_CLAIM', action: 'APPROVE' } as const
  await signed(stage, director, request, (signer, input) => claims.approve('PENDING_DIRECTOR', signer, input))
  if ('contested' in answer) return answerMatter(stage, claim, answer.contested)
  if (answer.stated === 'CONFIRMED') await answerMatter(stage, claim)
}

/** 付款方登记: serial, day and receipt of one payment. */
async function state(stage: Stage, pkApply: string, line: number): Promise<string> {
  const operator = as(stage, 'CO', 'ROLE_CORE_OPERATOR')
  const payDate = todayOf(stage.clock)
  const form = {
    pkLine: `${pkApply}-${line}`,
    bankSerial: `${payDate.replaceAll('-', '')}${pkApply.slice(-8)}${line}`,
    payDate,
    fileIds: [stage.installed.files.get('fundFlow/huayue') ?? ''],
  }
  const { saved } = await claims.save(operator, { lines: [form] })
  const ids = saved.map((each) => each.pkApply)
  const request = { ids, businessType: 'REDEEM_CLAIM', action: 'SUBMIT' } as const
  await signed(stage, operator, request, (signer, input) => claims.submit(signer, input))
  return ids[0] ?? ''
}

/** The payee's director confirms that a stated payment has come, or contests it. */
async function answerMatter(stage: Stage, claim: string, reason?: string): Promise<void> {
  const { pkConfirm, fkCorp } = await stage.database.read
    .selectFrom('confirmation')
    .select(['pkConfirm', 'fkCorp'])
    .where('fkClaim', '=', claim)
    .executeTakeFirstOrThrow()
  const [person, corp] = fkCorp === pkCorpOf('anhe') ? (['AD', 'anhe'] as const) : (['SD', 'jiangcheng'] as const)
  const context = contextOf(stage, person, corp, 'ROLE_CORP_DIRECTOR')
  const asked = { ids: [pkConfirm], businessType: 'RECEIPT_CONFIRM' } as const
  if (reason === undefined) {
    const signature = await signFor(stage, context, { ...asked, action: 'CONFIRM' })
    succeeded((await confirmMatters(businesses, context, { pkConfirms: [pkConfirm], signature })).results)
    return
  }
  const signature = await signFor(stage, context, { ...asked, action: 'REFUSE', reason })
  succeeded((await refuseMatters(businesses, context, { pkConfirms: [pkConfirm], reason, signature })).results)
}

/** A batch that the director has returned, with a comment. */
async function playSentBack(stage: Stage, at: number, fkCredits: readonly string[], now: number): Promise<void> {
  const pkApplys = await playBatch(stage, at, fkCredits, { upTo: 'SUBMITTED' }, now)
  await stage.at(at + HOUR_MS)
  const input = { pkApplys, comment: '付款日期请改为本周五' }
  succeeded((await redeems.sendBack('PENDING_DIRECTOR', as(stage, 'CD', 'ROLE_CORE_DIRECTOR'), input)).results)
}
