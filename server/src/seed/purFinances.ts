import type { PurFinancePayload } from '@jinpiao/contract/purFinance'
import { businesses } from '../business/all.ts'
import { purFinanceBusiness } from '../business/purFinance/purFinance.ts'
import { MINUTE_MS, todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { anyApplication } from '../flow/application.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Scene, type Stage, signed, succeeded } from './actors.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { playReply } from './playReply.ts'
import { pkProductOf } from './products.ts'

const applications = actsOf(businesses, purFinanceBusiness)
const purchaserOf = (stage: Stage) => contextOf(stage, 'PU', 'jiangcheng', 'ROLE_PURCHASE')
const directorOf = (stage: Stage) => contextOf(stage, 'SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR')

interface Wanted {
  amount: string
  /** Days before today. */
  ago: number
  upTo: 'DRAFT' | 'SUBMITTED' | 'REFUSED' | 'PAID'
  /** What is asked for first: the director sends it back. */
  before?: string
}

/**
 * Purchase finance of 江城. One application is under way at a time, and a refusal closes the product for 30 days: so one that
 * waits for the director, which the institutions of the demonstration would not answer, after one that was paid.
 */
const wanted: readonly Wanted[] = [
  { amount: '1800000.00', ago: 60, upTo: 'REFUSED' },
  { amount: '560000.00', ago: 16, upTo: 'PAID', before: '600000.00' },
  { amount: '380000.03', ago: 2, upTo: 'SUBMITTED' },
  { amount: '95000.00', ago: 1, upTo: 'DRAFT' },
]

/** Applications of the purchaser of 江城, one after another. */
export const playPurFinances: Scene = (stage, now) => stage.play(wanted.map((each) => () => play(stage, now, each)))

async function play(stage: Stage, now: number, each: Wanted): Promise<void> {
  const { ago, upTo, amount, before = amount } = each
  const at = daysAgo(now, ago) + 3 * HOUR_MS
  await stage.at(at)
  const { saved } = await applications.save(purchaserOf(stage), { lines: [lineOf(stage, { ...each, amount: before })] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const [pkApply = ''] = ids
  if (upTo === 'DRAFT') return
  const request = { ids, businessType: 'PUR_FINANCE' } as const
  const submit = () =>
    signed(stage, purchaserOf(stage), { ...request, action: 'SUBMIT' }, (signer, input) =>
      applications.submit(signer, input),
    )
  await submit()
  if (upTo === 'SUBMITTED') return
  if (before !== amount) {
    await stage.at(at + 10 * MINUTE_MS)
    const input = { pkApplys: ids, comment: '采购合同金额为 560,000.00 元，请按合同修改金额' }
    succeeded((await applications.sendBack('PENDING_DIRECTOR', directorOf(stage), input)).results)
    await stage.at(at + 15 * MINUTE_MS)
    const { version } = await anyApplication(stage.database.read, pkApply)
    await applications.update(purchaserOf(stage), { lines: [{ pkApply, version, line: lineOf(stage, each) }] })
    await submit()
  }
  await stage.at(at + 20 * MINUTE_MS)
  await signed(stage, directorOf(stage), { ...request, action: 'APPROVE' }, (signer, input) =>
    applications.approve('PENDING_DIRECTOR', signer, input),
  )
  await stage.at(at + 25 * HOUR_MS)
  if (upTo === 'REFUSED')
    return playReply(stage, pkApply, { answer: 'REJECT', comment: '采购合同金额与申请金额差异较大' })
  await playReply(stage, pkApply, { answer: 'APPROVE' })
  await stage.at(at + 28 * HOUR_MS)
  await playReply(stage, pkApply, { answer: 'APPROVE' })
}

function lineOf(stage: Stage, { amount, upTo }: Wanted): PurFinancePayload {
  const isComplete = upTo !== 'DRAFT'
  return {
    fkProduct: pkProductOf('pur-finance'),
    amount,
    months: '6',
    method: 'BULLET',
    purpose: 'PURCHASE',
    purposeNote: '采购球墨铸铁生铁与树脂砂',
    repaySource: isComplete ? '铸件销售回款' : '',
    pkAccount: pkAccountOf('jiangcheng'),
    guarantee: 'CREDIT',
    authFileIds: isComplete ? [stage.installed.files.get('material/jiangcheng') ?? ''] : [],
    otherFileIds: [],
    financeMonth: todayOf(stage.clock).slice(0, 7),
    financeDate: '',
    pkPack: '',
    contractFileIds: [stage.installed.files.get('contract/jiangcheng') ?? ''],
  }
}
