import type { InstitutionAnswer } from '@jinpiao/contract/outside'
import type { PackPayload, PackSection } from '@jinpiao/contract/packPayload'
import type { PackType } from '@jinpiao/contract/packs'
import type { RoleCode } from '@jinpiao/contract/roles'
import { addDays } from '@jinpiao/values/days'
import { newPk } from '../acts/keys.ts'
import { businesses } from '../business/all.ts'
import { financePackBusiness, issuePackBusiness } from '../business/pack/pack.ts'
import { todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { contextOf, type Scene, type Stage, succeeded } from './actors.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { playReply } from './playReply.ts'

const acts = {
  FINANCE_PACK: actsOf(businesses, financePackBusiness),
  ISSUE_PACK: actsOf(businesses, issuePackBusiness),
} as const

type Who = readonly [person: string, corp: string, role: RoleCode]
const owners: Record<PackType, Who> = {
  FINANCE_PACK: ['SO', 'jiangcheng', 'ROLE_CORP_OPERATOR'],
  ISSUE_PACK: ['CO', 'huayue', 'ROLE_CORE_OPERATOR'],
}

interface Wanted {
  name: string
  /** Days ago. */
  ago: number
  contractNo: string
  amount: string
  /** Sections that are filled in; all of them where they are not named. */
  has?: readonly PackSection[]
  upTo?: 'SUBMITTED' | 'WITHDRAWN' | 'VOID' | readonly [InstitutionAnswer, string, PackSection?]
}

/** Two packs in each state. The number of a contract says how the simulated platform answers: 3 never. */
const wanted: readonly Wanted[] = [
  { name: '精铸件一季度资料', ago: 8, contractNo: 'HT-2026-0188', amount: '860000.00', upTo: ['APPROVE', ''] },
  { name: '泵体毛坯年度资料', ago: 7, contractNo: 'HT-2026-0205', amount: '1240000.00', upTo: ['APPROVE', ''] },
  {
    name: '阀体铸件资料',
    ago: 6,
    contractNo: 'HT-2026-0312',
    amount: '318000.00',
    upTo: ['RETURN', '合同缺少盖章页', 'contract'],
  },
  {
    name: '齿轮箱壳体资料',
    ago: 5,
    contractNo: 'HT-2026-0322',
    amount: '452000.00',
    upTo: ['RETURN', '授权书签字不清晰', 'auth'],
  },
  { name: '轴承座资料', ago: 3, contractNo: 'HT-2026-0353', amount: '276000.00', upTo: 'SUBMITTED' },
  { name: '机架铸件资料', ago: 2, contractNo: 'HT-2026-0363', amount: '595000.00', upTo: 'SUBMITTED' },
  {
    name: '试制件资料',
    ago: 7,
    contractNo: 'HT-2026-0271',
    amount: '88000.00',
    upTo: ['REJECT', '合同双方与企业经营情况不符'],
  },
  {
    name: '废钢回收资料',
    ago: 6,
    contractNo: 'HT-2026-0281',
    amount: '64000.00',
    upTo: ['REJECT', '资料与经营情况不符'],
  },
  { name: '铸件补充资料', ago: 5, contractNo: 'HT-2026-0290', amount: '120000.00', upTo: 'WITHDRAWN' },
  { name: '模具资料', ago: 4, contractNo: 'HT-2026-0294', amount: '150000.00', upTo: 'WITHDRAWN' },
  { name: '旧合同资料', ago: 8, contractNo: 'HT-2026-0244', amount: '99000.00', upTo: 'VOID' },
  { name: '样件资料', ago: 4, contractNo: 'HT-2026-0248', amount: '43000.00', upTo: 'VOID' },
  { name: '十二月融通资料', ago: 1, contractNo: 'HT-2026-0380', amount: '730000.00', has: ['auth', 'contract'] },
  { name: '新年度框架资料', ago: 1, contractNo: '', amount: '', has: [] },
]

/** Packs of the demonstration, of both kinds. */
export const packScenes: readonly Scene[] = (Object.keys(owners) as PackType[]).flatMap((kind) =>
  wanted.map(
    (each): Scene =>
      (stage, now) =>
        play(stage, daysAgo(now, each.ago), kind, each),
  ),
)

async function play(stage: Stage, at: number, kind: PackType, { upTo, ...pack }: Wanted): Promise<void> {
  await stage.at(at)
  const context = () => ({ ...contextOf(stage, ...owners[kind]), requestId: newPk() })
  const { saved } = await acts[kind].save(context(), { lines: [await lineOf(stage, kind, pack)] })
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  if (upTo === undefined) return
  await stage.at(at + HOUR_MS)
  succeeded((await acts[kind].submit(context(), { pkApplys })).results)
  if (upTo === 'SUBMITTED') return
  await stage.at(at + 2 * HOUR_MS)
  if (upTo === 'WITHDRAWN') {
    succeeded((await acts[kind].withdraw(context(), { pkApplys })).results)
    return
  }
  const [answer, comment, section = 'contract'] = upTo === 'VOID' ? (['RETURN', '请重新整理'] as const) : upTo
  const body = answer === 'RETURN' ? { opinions: [{ section, opinion: comment }] } : {}
  await playReply(stage, pkApplys[0] ?? '', { answer, comment, body })
  if (upTo !== 'VOID') return
  await stage.at(at + 3 * HOUR_MS)
  succeeded((await acts[kind].cancel(context(), { pkApplys })).results)
}

async function lineOf(
  stage: Stage,
  kind: PackType,
  { name, contractNo, amount, has = ['auth', 'contract', 'invoice', 'other'] }: Omit<Wanted, 'upTo'>,
): Promise<PackPayload> {
  const [, corp] = owners[kind]
  const today = todayOf(stage.clock)
  const fileOf = (what: string) => stage.installed.files.get(`${what}/${corp}`) ?? ''
  const only = <Line>(section: PackSection, line: Line): Line[] => (has.includes(section) ? [line] : [])
  const { pkParty, fkCore, fkCorp } = await partiesOf(stage, kind)
  const [invoice] = await stage.database.read
    .selectFrom('invoice')
    .select('pkInvoice')
    .where('fkCorp', '=', fkCorp)
    .where('verifyState', '=', 'PASSED')
    .orderBy('invoiceNo', 'desc')
    .limit(1)
    .execute()
  return {
    packName: kind === 'ISSUE_PACK' ? name.replace('资料', '开立资料') : name,
    pkParty,
    fkCore,
    remark: '',
    auth: only('auth', {
      authKind: kind === 'ISSUE_PACK' ? 'ISSUING' : 'FINANCING',
      validTo: addDays(today, 365),
      fileIds: [fileOf('material')],
    }),
    contracts: only('contract', {
      contractNo,
      contractName: '铸件采购合同',
      buyerName: '华岳重工股份有限公司',
      sellerName: '江城精铸有限公司',
      contractAmount: amount,
      signedDate: addDays(today, -30),
      contractEndDate: addDays(today, 335),
      fileIds: [fileOf('contract')],
    }),
    invoices: invoice ? only('invoice', invoice.pkInvoice) : [],
    others: only('other', {
      materialKind: 'FUND_FLOW',
      materialNote: '近三个月银行流水',
      fileIds: [fileOf('fundFlow')],
    }),
  }
}

/** Whom the packs of the demonstration are for. */
async function partiesOf(stage: Stage, kind: PackType) {
  const { read } = stage.database
  const corpOf = async (corpName: string) =>
    (await read.selectFrom('corp').select('pkCorp').where('corpName', '=', corpName).executeTakeFirstOrThrow()).pkCorp
  const [core, supplier] = [await corpOf('华岳重工股份有限公司'), await corpOf('江城精铸有限公司')]
  if (kind === 'FINANCE_PACK') return { fkCorp: supplier, pkParty: await corpOf('示范商业银行'), fkCore: core }
  const { pkSupplier } = await read
    .selectFrom('supplier')
    .select('pkSupplier')
    .where('fkCorp', '=', core)
    .where('fkSupplierCorp', '=', supplier)
    .executeTakeFirstOrThrow()
  return { fkCorp: core, pkParty: pkSupplier, fkCore: '' }
}
