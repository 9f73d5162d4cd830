import type { RealnamePayload } from '@jinpiao/contract/realname'
import { newPk } from '../acts/keys.ts'
import { applyForWhiteList, submitRegistration } from '../acts/registrations.ts'
import type { StrangerContext } from '../acts/stranger.ts'
import { businesses } from '../business/all.ts'
import { realnameBusiness } from '../business/realname/realname.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { counterName } from '../domain/numbering.ts'
import { actsOf } from '../flow/acts.ts'
import { contextOf, type Scene, type Stage, succeeded } from './actors.ts'
import { idCodeOf } from './codes.ts'
import { pkCorpOf } from './install.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { answerAtWork, askedOf } from './playReply.ts'
import { creditCodeOfOther } from './registry.ts'

const realnames = actsOf(businesses, realnameBusiness)
/** Nobody knows a password that belongs to it. */
const NO_PASSWORD = '-'

/** Somebody with a proved number, at the moment that is played. */
const strangerOf = ({ database, clock }: Stage, mobile: string): StrangerContext => ({
  database,
  clock,
  mobile,
  requestId: newPk(),
  ip: '127.0.0.1',
  userAgent: 'seed',
  language: 'zh-CN',
})

/** A file that somebody has sent with a form: its bytes are those of a seeded contract. */
async function fileOf({ database, clock }: Stage, mobile: string, name: string): Promise<string> {
  const { sha256, size, mime } = await database.read
    .selectFrom('file_object')
    .select(['sha256', 'size', 'mime'])
    .where('kind', '=', 'UPLOAD')
    .limit(1)
    .executeTakeFirstOrThrow()
  const pkFile = newPk()
  const row = { pkFile, mobile, name, size, mime, sha256, at: instantOf(clock) }
  await database.write((tx) => tx.insertInto('register_file').values(row).execute())
  return pkFile
}

type OtherName = Parameters<typeof creditCodeOfOther>[0]

async function register(stage: Stage, mobile: string, corpName: OtherName, personName: string, person: number) {
  const [licence, legal, authorisation] = await Promise.all(
    ['营业执照.pdf', '法人身份证.pdf', '企业授权书.pdf'].map((name) => fileOf(stage, mobile, name)),
  )
  return submitRegistration(strangerOf(stage, mobile), {
    personName,
    idCode: idCodeOf(person),
    corpName,
    creditCode: creditCodeOfOther(corpName),
    userType: 'CORE',
    scale: '大型',
    legalPersonName: '项承志',
    legalIdCode: idCodeOf(person + 1),
    parentCreditCode: '',
    inviteCode: '',
    licenceFileIds: [licence ?? ''],
    legalFileIds: [legal ?? ''],
    authorisationFileIds: [authorisation ?? ''],
    agreements: ['service', 'privacy'],
    passwordHash: NO_PASSWORD,
    registeredName: corpName,
  })
}

/** The platform answers what it is asked under this number, by hand. */
async function answerNo(
  stage: Stage,
  no: string,
  reply: { answer: 'APPROVE' | 'RETURN' | 'REJECT'; comment?: string; body?: Record<string, unknown> },
) {
  const { comment = '', body = {}, answer } = reply
  const asked = await askedOf(stage, ({ task }) => task.no === no)
  await answerAtWork(stage, asked, { answer, comment, body })
}

const verification = (stage: Stage, corp: string, change: Partial<RealnamePayload> = {}): RealnamePayload => {
  const file = stage.installed.files.get(`contract/${corp}`) ?? ''
  return {
    legalPersonName: '万里云',
    legalIdCode: idCodeOf(401),
    licenceNo: '示照000088',
    licenceFrom: '2015-03-01',
    licenceTo: '',
    isLongTerm: true,
    bizAddress: '湖北省武汉市江汉区示范路 8 号',
    licenceFileIds: [file],
    legalFileIds: [file],
    authorisationFileIds: [file],
    ...change,
  }
}

/** The next number of the day ends in this digit, which decides what the simulated platform answers: to a 3, never. */
async function skipTo({ database, clock }: Stage, kind: 'ZC' | 'SQ', digit: 3 | 4): Promise<void> {
  const name = counterName(kind, todayOf(clock))
  await database.write(async (tx) => {
    const known = await tx.selectFrom('counter').select('last').where('name', '=', name).executeTakeFirst()
    const before = known?.last ?? 0
    const last = before + ((9 + digit - (before % 10)) % 10)
    await tx
      .insertInto('counter')
      .values({ name, last })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ last }))
      .execute()
  })
}

/** Submits a verification, an hour after it was filled in. */
async function verify(stage: Stage, person: string, corp: string, at: number): Promise<string> {
  await stage.at(at)
  const operator = contextOf(stage, person, corp, 'ROLE_CORP_OPERATOR')
  const { saved } = await realnames.save(operator, { lines: [verification(stage, corp)] })
  await stage.at(at + HOUR_MS)
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  const { results } = await realnames.submit({ ...operator, requestId: newPk() }, { pkApplys })
  succeeded(results)
  return saved[0]?.applyNo ?? ''
}

/** Registrations, the white list and verifications in each of their states. */
export const onboardingScenes: readonly Scene[] = [
  // A registration that the platform looks at, and one that it has sent back.
  async (stage, now) => {
    await stage.at(daysAgo(now, 0) - HOUR_MS)
    await skipTo(stage, 'ZC', 3)
    await register(stage, '13800009001', '岚山重机股份有限公司', '乔南星', 301)
    // Whoever registers next is passed, even if midnight was less than an hour ago and the numbers have begun again.
    await stage.at(daysAgo(now, 0))
    await skipTo(stage, 'ZC', 4)
  },
  async (stage, now) => {
    await stage.at(daysAgo(now, 4))
    const { registerNo } = await register(stage, '13800009002', '青禾自动化有限公司', '祝清远', 303)
    await stage.at(daysAgo(now, 3))
    await answerNo(stage, registerNo, { answer: 'RETURN', comment: '授权书未加盖公章，请重新上传' })
  },
  // An invitation of the white list that nobody has used yet.
  async (stage, now) => {
    await stage.at(daysAgo(now, 4))
    const mobile = '13800009003'
    const { registerNo } = await applyForWhiteList(strangerOf(stage, mobile), {
      corpName: '望江包装材料厂',
      creditCode: creditCodeOfOther('望江包装材料厂'),
      contactName: '温如初',
      coreName: '华岳重工股份有限公司',
      fileIds: [await fileOf(stage, mobile, '采购框架合同.pdf')],
    })
    await stage.at(daysAgo(now, 3))
    await answerNo(stage, registerNo, { answer: 'APPROVE', body: { inviteCode: 'DEMO20260002' } })
  },
  // Verifications: one with the platform, one to be corrected, one that did not pass; the last two are renewals.
  async (stage, now) => {
    await stage.at(daysAgo(now, 1))
    await skipTo(stage, 'SQ', 3)
    await verify(stage, 'MO', 'longname', daysAgo(now, 1))
  },
  async (stage, now) => {
    const applyNo = await verify(stage, 'MO', 'mingyuan', daysAgo(now, 5))
    await stage.at(daysAgo(now, 4))
    await answerNo(stage, applyNo, { answer: 'RETURN', comment: '营业执照照片不清晰，请重新上传' })
  },
  async (stage, now) => {
    const applyNo = await verify(stage, 'AO', 'anhe', daysAgo(now, 9))
    await stage.at(daysAgo(now, 8))
    await answerNo(stage, applyNo, { answer: 'REJECT', comment: '法定代表人与工商登记不一致' })
  },
  // People: one is disabled; and a supplier that has its invitation.
  async (stage, now) => {
    await stage.at(daysAgo(now, 2))
    await stage.database.write(async (tx) => {
      const huayue = pkCorpOf('huayue')
      await tx
        .updateTable('corp_user')
        .set({ state: 'DISABLED', certNumber: null, uKeyCodeSuffix: null })
        .where('userId', '=', 'user-co4-huayue')
        .execute()
      await tx
        .updateTable('supplier')
        .set({ inviteCode: 'YUNQI2026001', contactName: '范思齐', contactMobile: '13800009006' })
        .where('fkCorp', '=', huayue)
        .where('corpName', '=', '云栖紧固件有限公司')
        .execute()
      await tx
        .updateTable('corp')
        .set({
          legalPersonName: '万里云',
          legalIdCode: idCodeOf(401),
          contactName: '林知远',
          contactMobile: '13800000102',
        })
        .where('pkCorp', '=', huayue)
        .execute()
    })
  },
]
