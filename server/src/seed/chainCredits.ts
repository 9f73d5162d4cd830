import type { ChainCreditPayload } from '@jinpiao/contract/chainCredit'
import { businesses } from '../business/all.ts'
import { chainCreditBusiness } from '../business/chainCredit/chainCredit.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Scene, type Stage, signed } from './actors.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { playReply } from './playReply.ts'
import { pkProductOf } from './products.ts'

const applications = actsOf(businesses, chainCreditBusiness)
const operatorOf = (stage: Stage) => contextOf(stage, 'SO', 'jiangcheng', 'ROLE_CORP_OPERATOR')
const directorOf = (stage: Stage) => contextOf(stage, 'SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR')

interface Wanted {
  amount: string
  orderNo: string
  /** Days before today. */
  ago: number
  upTo: 'DRAFT' | 'SUBMITTED' | 'REFUSED' | 'PAID'
}

/**
 * Chain loans of 江城. One application is under way at a time, and a refusal closes the product for 30 days: so one that
 * waits for the director, which the institutions of the demonstration would not answer, after one that was paid.
 */
const wanted: readonly Wanted[] = [
  { amount: '2600000.00', orderNo: 'HY-DD-20260803', ago: 62, upTo: 'REFUSED' },
  { amount: '860000.00', orderNo: 'HY-DD-20261012', ago: 12, upTo: 'PAID' },
  { amount: '420000.03', orderNo: 'HY-DD-20261109', ago: 1, upTo: 'SUBMITTED' },
  { amount: '150000.00', orderNo: 'HY-DD-20261118', ago: 1, upTo: 'DRAFT' },
]

/** Applications of 江城 for chain loans, one after another. */
export const playChainCredits: Scene = (stage, now) => stage.play(wanted.map((each) => () => play(stage, now, each)))

async function play(stage: Stage, now: number, each: Wanted): Promise<void> {
  const { ago, upTo } = each
  const at = daysAgo(now, ago) + HOUR_MS
  await stage.at(at)
  const { saved } = await applications.save(operatorOf(stage), { lines: [lineOf(stage, each)] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const [pkApply = ''] = ids
  if (upTo === 'DRAFT') return
  const request = { ids, businessType: 'CHAIN_CREDIT' } as const
  await signed(stage, operatorOf(stage), { ...request, action: 'SUBMIT' }, (signer, input) =>
    applications.submit(signer, input),
  )
  if (upTo === 'SUBMITTED') return
  await stage.at(at + 20 * MINUTE_MS)
  await signed(stage, directorOf(stage), { ...request, action: 'APPROVE' }, (signer, input) =>
    applications.approve('PENDING_DIRECTOR', signer, input),
  )
  await stage.at(at + 25 * HOUR_MS)
  if (upTo === 'REFUSED') return playReply(stage, pkApply, { answer: 'REJECT', comment: '订单金额与申请金额差异较大' })
  await playReply(stage, pkApply, { answer: 'APPROVE' })
  await stage.at(at + 28 * HOUR_MS)
  await playReply(stage, pkApply, { answer: 'APPROVE' })
}

function lineOf(stage: Stage, { amount, orderNo, upTo }: Wanted): ChainCreditPayload {
  const contract = stage.installed.files.get('contract/jiangcheng') ?? ''
  const isComplete = upTo !== 'DRAFT'
  return {
    fkProduct: pkProductOf('chain-credit'),
    amount,
    months: '6',
    method: 'INTEREST_MONTHLY',
    purpose: 'PURCHASE',
    purposeNote: '按订单采购生铁和铸造辅料',
    repaySource: isComplete ? '订单交付后核心企业付款' : '',
    pkAccount: pkAccountOf('jiangcheng'),
    guarantee: 'CREDIT',
    authFileIds: isComplete ? [stage.installed.files.get('material/jiangcheng') ?? ''] : [],
    otherFileIds: [],
    orderNo,
    contractFileIds: [contract],
  }
}
