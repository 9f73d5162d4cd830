import type { SignupPayload } from '@jinpiao/contract/signup'
import { addDays } from '@jinpiao/values/days'
import { businesses } from '../business/all.ts'
import { signupBusiness } from '../business/signup/signup.ts'
import { todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { contextOf, type Scene, type Stage, signed } from './actors.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { answerAtWork, askedOf, workingMoment } from './playReply.ts'
import { pkProductOf, seedDocumentsOf } from './products.ts'

const signups = actsOf(businesses, signupBusiness)

/** What the funder says; a grant lasts for so many days. */
type FunderSays =
  | { days: number; quotaHint: string }
  | { refused: string }
  | { wanted: string; opinions: readonly { document: string; opinion: string }[] }

interface Wanted {
  product: string
  /** Days ago. */
  ago: number
  upTo: 'DRAFT' | 'SUBMITTED' | 'FUNDER' | FunderSays
  /** The last digit decides what the simulated funder says: 3 never answers. */
  contactMobile?: string
}

/** What 江城精铸 has applied for: one application in each state, one product that nobody has asked for. */
const wanted: readonly Wanted[] = [
  { product: 'signup-export', ago: 400, upTo: { days: 365, quotaHint: '2000000.00' } },
  { product: 'signup', ago: 345, upTo: { days: 365, quotaHint: '5000000.00' } },
  { product: 'signup-tech', ago: 60, upTo: { days: 365, quotaHint: '8000000.00' } },
  { product: 'signup-order', ago: 6, upTo: { refused: '近两年净利润未达到准入要求' } },
  {
    product: 'signup-factor',
    ago: 4,
    upTo: {
      wanted: '材料不完整，请补件后重新提交',
      opinions: [
        { document: '近两年财务报表', opinion: '缺少上年度现金流量表，请补充' },
        { document: '主要交易合同', opinion: '第二页不清晰，请重新扫描上传' },
      ],
    },
  },
  { product: 'signup-trust', ago: 3, upTo: 'FUNDER', contactMobile: '13800000403' },
  { product: 'signup-stock', ago: 1, upTo: 'SUBMITTED' },
  { product: 'signup-light', ago: 1, upTo: 'DRAFT' },
]

/** Qualifications of the demonstration. */
export const signupScenes: readonly Scene[] = wanted.map(
  (each) => (stage, now) => play(stage, daysAgo(now, each.ago), each),
)

async function play(stage: Stage, at: number, { product, upTo, contactMobile = '13800000401' }: Wanted): Promise<void> {
  await stage.at(at)
  const operator = () => contextOf(stage, 'SO', 'jiangcheng', 'ROLE_CORP_OPERATOR')
  const line = lineOf(stage, product, contactMobile, upTo !== 'DRAFT')
  const { saved } = await signups.save(operator(), { lines: [line] })
  const ids = saved.map(({ pkApply }) => pkApply)
  if (upTo === 'DRAFT') return
  const request = { ids, businessType: 'SIGNUP' } as const
  await signed(stage, operator(), { ...request, action: 'SUBMIT' }, (signer, input) => signups.submit(signer, input))
  if (upTo === 'SUBMITTED') return
  await stage.at(at + HOUR_MS)
  const director = contextOf(stage, 'SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR')
  await signed(stage, director, { ...request, action: 'APPROVE' }, (signer, input) =>
    signups.approve('PENDING_DIRECTOR', signer, input),
  )
  if (upTo === 'FUNDER') return
  await stage.at(at + 5 * HOUR_MS)
  await hear(stage, saved[0]?.applyNo ?? '', upTo)
}

/** A complete form; a draft still lacks its papers. */
function lineOf(stage: Stage, product: string, contactMobile: string, isComplete: boolean): SignupPayload {
  const fileOf = (kind: string) => stage.installed.files.get(`${kind}/jiangcheng`) ?? ''
  const kinds = ['material', 'fundFlow', 'contract']
  return {
    fkProduct: pkProductOf(product),
    revenueLast: '86500000.00',
    revenueBefore: '79200000.00',
    profitLast: '4120000.00',
    profitBefore: '-380000.00',
    partners: [
      { partnerName: '华岳重工股份有限公司', partnerShare: '62.50' },
      { partnerName: '中泽装备集团有限公司', partnerShare: '21.00' },
    ],
    papers: seedDocumentsOf(product).map((document, index) => ({
      document,
      fileIds: isComplete || index === 0 ? [fileOf(kinds[index] ?? 'material')] : [],
    })),
    authFileIds: isComplete ? [fileOf('material')] : [],
    contactName: '曹若溪',
    contactMobile,
  }
}

async function hear(stage: Stage, applyNo: string, said: FunderSays): Promise<void> {
  const asked = await askedOf(stage, ({ task }) => task.no === applyNo)
  await stage.at(await workingMoment(stage, stage.clock.now()))
  await answerAtWork(stage, asked, replyOf(said, todayOf(stage.clock)))
}

function replyOf(said: FunderSays, today: string) {
  if ('refused' in said) return { answer: 'REJECT', comment: said.refused, body: {} } as const
  if ('wanted' in said) return { answer: 'RETURN', comment: said.wanted, body: { opinions: said.opinions } } as const
  const { days, quotaHint } = said
  return {
    answer: 'APPROVE',
    comment: '',
    body: { validFrom: today, validTo: addDays(today, days), quotaHint },
  } as const
}
