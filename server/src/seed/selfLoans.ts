import type { LoanPayload } from '@jinpiao/contract/loanApply'
import { protocolId, protocolVersion } from '@jinpiao/contract/loanProtocol'
import { newPk } from '../acts/keys.ts'
import { businesses } from '../business/all.ts'
import { signProtocol } from '../business/loanProtocol/protocol.ts'
import { selfLoanBusiness } from '../business/selfLoan/selfLoan.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Scene, type Stage, signed, signFor, succeeded } from './actors.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { playReply, type Reply } from './playReply.ts'
import { pkProductOf } from './products.ts'

const applications = actsOf(businesses, selfLoanBusiness)
const operatorOf = (stage: Stage) => contextOf(stage, 'SO', 'jiangcheng', 'ROLE_CORP_OPERATOR')
const directorOf = (stage: Stage) => contextOf(stage, 'SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR')

/** Days before today on which the agreement is signed; the applications follow it. */
const SIGNED_AGO = 430

/** One after another: the funder refuses one, has one corrected that is given up then, and grants the third. */
const wanted: readonly { amount: string; ago: number; reply: Reply; isVoided?: true }[] = [
  { amount: '8000000.00', ago: 428, reply: { answer: 'REJECT', comment: '申请额度超出近两年经营规模' } },
  {
    amount: '4000000.00',
    ago: 394,
    reply: { answer: 'RETURN', comment: '请补充近三个月的纳税申报表' },
    isVoided: true,
  },
  { amount: '3000000.00', ago: 390, reply: { answer: 'APPROVE', body: { rateBp: 600 } } },
]

/** 江城 signs the agreement, and gets a line of 3,000,000.00 at 6.00 %. The others have not signed it. */
export const playLine: Scene = async (stage, now) => {
  await stage.at(daysAgo(now, SIGNED_AGO) + HOUR_MS)
  const director = directorOf(stage)
  const text = { ids: [protocolId], businessType: 'SELF_LOAN_PROTOCOL', action: 'CONTRACT' } as const
  const signature = await signFor(stage, director, text)
  await signProtocol({ ...director, requestId: newPk() }, { version: protocolVersion, signature })
  for (const each of wanted) await play(stage, now, each)
}

async function play(
  stage: Stage,
  now: number,
  { amount, ago, reply, isVoided }: (typeof wanted)[number],
): Promise<void> {
  const at = daysAgo(now, ago) + 2 * HOUR_MS
  await stage.at(at)
  const { saved } = await applications.save(operatorOf(stage), { lines: [lineOf(stage, amount)] })
  const ids = saved.map(({ pkApply }) => pkApply)
  const request = { ids, businessType: 'SELF_LOAN_APPLY' } as const
  await signed(stage, operatorOf(stage), { ...request, action: 'SUBMIT' }, (signer, input) =>
    applications.submit(signer, input),
  )
  await stage.at(at + 20 * MINUTE_MS)
  await signed(stage, directorOf(stage), { ...request, action: 'APPROVE' }, (signer, input) =>
    applications.approve('PENDING_DIRECTOR', signer, input),
  )
  await stage.at(at + 26 * HOUR_MS)
  await playReply(stage, ids[0] ?? '', reply)
  if (!isVoided) return
  await stage.at(at + 27 * HOUR_MS)
  succeeded((await applications.cancel(operatorOf(stage), { pkApplys: ids })).results)
}

const lineOf = (stage: Stage, amount: string): LoanPayload => ({
  fkProduct: pkProductOf('self-loan'),
  amount,
  months: '12',
  method: 'EQUAL_INSTALMENT',
  purpose: 'PURCHASE',
  purposeNote: '采购生铁、废钢和铸造辅料',
  repaySource: '核心企业货款回笼',
  pkAccount: pkAccountOf('jiangcheng'),
  guarantee: 'CREDIT',
  authFileIds: [stage.installed.files.get('contract/jiangcheng') ?? ''],
  otherFileIds: [],
})
