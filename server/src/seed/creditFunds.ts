import type { CreditFundPayload } from '@jinpiao/contract/creditFund'
import { businesses } from '../business/all.ts'
import { creditFundBusiness } from '../business/creditFund/creditFund.ts'
import { creditFundSupportBusiness } from '../business/creditFundSupport/creditFundSupport.ts'
import { actsOf } from '../flow/acts.ts'
import { anyApplication } from '../flow/application.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Scene, type Stage, signed, succeeded } from './actors.ts'
import { pkCorpOf } from './install.ts'
import { openFor } from './openings.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { playReply } from './playReply.ts'
import { pkProductOf } from './products.ts'

const funds = actsOf(businesses, creditFundBusiness)
const supports = actsOf(businesses, creditFundSupportBusiness)

type Step = 'DRAFT' | 'ASKED' | 'RECOMMENDED_BY_DIRECTOR' | 'REFUSED' | 'PAID'

interface Wanted {
  corp: 'jiangcheng' | 'longname'
  /** Its operator and its director. */
  people: readonly [operator: string, director: string]
  amount: string
  ago: number
  upTo: Step
  /** The core company first sends it back, and less is applied for then. */
  isSentBack?: true
}
const CORRECTED = '480000.00'

/**
 * One application is under way in an enterprise at a time: 江城 waits for the final reviewer of 华岳, the enterprise with
 * the long name for its director. An amount that ends in 3 fen is never answered by the institutions of the demonstration.
 */
const wanted: readonly Wanted[] = [
  { corp: 'jiangcheng', people: ['SO', 'SD'], amount: '900000.00', ago: 66, upTo: 'REFUSED' },
  { corp: 'jiangcheng', people: ['SO', 'SD'], amount: '500000.00', ago: 24, upTo: 'PAID', isSentBack: true },
  { corp: 'jiangcheng', people: ['SO', 'SD'], amount: '640000.03', ago: 2, upTo: 'RECOMMENDED_BY_DIRECTOR' },
  { corp: 'jiangcheng', people: ['SO', 'SD'], amount: '300000.00', ago: 1, upTo: 'DRAFT' },
  { corp: 'longname', people: ['MO', 'LD'], amount: '450000.03', ago: 1, upTo: 'ASKED' },
]

/** 三一信用金 of the demonstration; 安禾 may use it, and has not. */
export const creditFundScenes: readonly Scene[] = [
  async (stage, now) => {
    await stage.at(daysAgo(now, 40))
    await openFor(stage, { person: 'AO', corp: 'anhe', product: 'CREDIT_FUND' })
    await openFor(stage, { person: 'MO', corp: 'longname', product: 'CREDIT_FUND' })
  },
  ...wanted.map(
    (each): Scene =>
      (stage, now) =>
        play(stage, daysAgo(now, each.ago), each),
  ),
]

async function play(stage: Stage, at: number, each: Wanted): Promise<void> {
  const { corp, people, upTo, isSentBack } = each
  const [operator, director] = people
  const asOperator = () => contextOf(stage, operator, corp, 'ROLE_CORP_OPERATOR')
  await stage.at(at)
  const { saved } = await funds.save(asOperator(), { lines: [lineOf(stage, each)] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const [pkApply = ''] = ids
  if (upTo === 'DRAFT') return
  const apply = async (from: number) => {
    const request = { ids, businessType: 'CREDIT_FUND' } as const
    await stage.at(from)
    await signed(stage, asOperator(), { ...request, action: 'SUBMIT' }, (signer, input) => funds.submit(signer, input))
    await stage.at(from + HOUR_MS)
    const asDirector = contextOf(stage, director, corp, 'ROLE_CORP_DIRECTOR')
    await signed(stage, asDirector, { ...request, action: 'APPROVE' }, (signer, input) =>
      funds.approve('PENDING_DIRECTOR', signer, input),
    )
  }
  await apply(at)
  if (isSentBack) {
    await stage.at(at + 2 * HOUR_MS)
    const input = { pkApplys: [await supportOf(stage, pkApply)], comment: '请按本季度的采购合同金额申请' }
    succeeded((await supports.sendBack('PENDING_DIRECTOR', coreDirector(stage), input)).results)
    await stage.at(at + 3 * HOUR_MS)
    const { version } = await anyApplication(stage.database.read, pkApply)
    const line = lineOf(stage, { corp, amount: CORRECTED })
    await funds.update(asOperator(), { lines: [{ pkApply, version, line }] })
    await apply(at + 3 * HOUR_MS)
  }
  if (upTo === 'ASKED') return
  await stage.at(at + 5 * HOUR_MS)
  await recommend(stage, await supportOf(stage, pkApply), upTo === 'RECOMMENDED_BY_DIRECTOR')
  if (upTo === 'RECOMMENDED_BY_DIRECTOR') return
  await stage.at(at + 24 * HOUR_MS)
  if (upTo === 'REFUSED') return playReply(stage, pkApply, { answer: 'REJECT', comment: '近期负债率超过准入要求' })
  await playReply(stage, pkApply, { answer: 'APPROVE' })
  await stage.at(at + 26 * HOUR_MS)
  await playReply(stage, pkApply, { answer: 'APPROVE' })
}

const coreDirector = (stage: Stage) => contextOf(stage, 'CD', 'huayue', 'ROLE_CORE_DIRECTOR')

/** The director of the core company recommends it, then the final reviewer. */
async function recommend(stage: Stage, pkSupport: string, isHalf: boolean): Promise<void> {
  const request = { ids: [pkSupport], businessType: 'CREDIT_FUND_SUPPORT' } as const
  await signed(stage, coreDirector(stage), { ...request, action: 'APPROVE' }, (signer, input) =>
    supports.approve('PENDING_DIRECTOR', signer, input),
  )
  if (isHalf) return
  const final = contextOf(stage, 'CF', 'huayue', 'ROLE_CORE_FINAL_REVIEW')
  await signed(stage, final, { ...request, action: 'FINAL_APPROVE' }, (signer, input) =>
    supports.approve('PENDING_FINAL', signer, input),
  )
}

/** What the core company is asked for an application now. */
async function supportOf({ database }: Stage, pkApply: string): Promise<string> {
  const asked = await database.read
    .selectFrom('application')
    .select(['pkApply', 'payload'])
    .where('businessType', '=', 'CREDIT_FUND_SUPPORT')
    .where('state', '=', 'PENDING_DIRECTOR')
    .execute()
  const own = asked.find(({ payload }) => JSON.parse(payload).pkApply === pkApply)
  if (own === undefined) throw new RangeError(`${pkApply} asks no core company`)
  return own.pkApply
}

const lineOf = (stage: Stage, { corp, amount }: Pick<Wanted, 'corp' | 'amount'>): CreditFundPayload => ({
  fkProduct: pkProductOf('credit-fund'),
  pkRecommender: pkCorpOf('huayue'),
  amount,
  months: '6',
  method: 'BULLET',
  purpose: 'PURCHASE',
  purposeNote: '采购铸件用生铁与合金',
  repaySource: '华岳重工按合同支付的货款',
  pkAccount: pkAccountOf(corp),
  guarantee: 'CREDIT',
  authFileIds: [stage.installed.files.get(`contract/${corp}`) ?? ''],
  otherFileIds: [],
})
