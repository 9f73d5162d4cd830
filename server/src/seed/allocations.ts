import type { LimitAllocPayload } from '@jinpiao/contract/limitAlloc'
import { businesses } from '../business/all.ts'
import { limitAllocBusiness } from '../business/limitAlloc/limitAlloc.ts'
import { actsOf } from '../flow/acts.ts'
import { contextOf, type Scene, type Stage, signed, succeeded } from './actors.ts'
import { pkCorpOf, pkLimitOf } from './install.ts'
import { daysAgo, HOUR_MS } from './play.ts'

const allocs = actsOf(businesses, limitAllocBusiness)

interface WantedAllocation extends Pick<LimitAllocPayload, 'move' | 'amount' | 'remark'> {
  /** Days ago. */
  ago: number
  /** `sentBack`: why the director has returned it. */
  upTo: 'SUBMITTED' | 'DONE' | { sentBack: string }
}

/** What 华岳重工 shares of a limit with its branch: given, some of it taken back, one on the desk, one returned. */
const wanted: readonly WantedAllocation[] = [
  { move: 'ALLOCATE', amount: '20000000.00', remark: '东区年度采购计划', ago: 45, upTo: 'DONE' },
  { move: 'REDUCE', amount: '2000000.00', remark: '', ago: 20, upTo: 'DONE' },
  { move: 'ALLOCATE', amount: '3000000.00', remark: '', ago: 2, upTo: { sentBack: '金额与东区采购计划不符，请核对' } },
  { move: 'ALLOCATE', amount: '5000000.00', remark: '东区四季度备货', ago: 1, upTo: 'SUBMITTED' },
]

/** Allocations of the demonstration. */
export const allocationScenes: readonly Scene[] = wanted.map(
  (each) => (stage, now) => play(stage, daysAgo(now, each.ago), each),
)

async function play(stage: Stage, at: number, { upTo, move, amount, remark }: WantedAllocation): Promise<void> {
  await stage.at(at)
  const operator = contextOf(stage, 'CO', 'huayue', 'ROLE_CORE_OPERATOR')
  const line: LimitAllocPayload = {
    pkLimit: pkLimitOf('hy-trust'),
    fkMember: pkCorpOf('dongqu'),
    move,
    amount,
    remark,
  }
  const { saved } = await allocs.save(operator, { lines: [line] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const request = { ids, businessType: 'LIMIT_ALLOC' } as const
  await signed(stage, operator, { ...request, action: 'SUBMIT' }, (signer, input) => allocs.submit(signer, input))
  if (upTo === 'SUBMITTED') return
  await stage.at(at + HOUR_MS)
  const director = contextOf(stage, 'CD', 'huayue', 'ROLE_CORE_DIRECTOR')
  if (upTo !== 'DONE') {
    const back = { pkApplys: ids, comment: upTo.sentBack }
    succeeded((await allocs.sendBack('PENDING_DIRECTOR', director, back)).results)
    return
  }
  await signed(stage, director, { ...request, action: 'APPROVE' }, (signer, input) =>
    allocs.approve('PENDING_DIRECTOR', signer, input),
  )
}
