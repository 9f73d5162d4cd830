import { describe, expect, it } from 'vitest'
import { emptyRegistration, keptOfRegistration, type RegisterValues, registrationProblems } from './registerForm.ts'

const file = { pkFile: 'f1', name: '营业执照.pdf', size: 1 }
const right: RegisterValues = {
  ...emptyRegistration,
  mobile: '13900009066',
  personName: '范知秋',
  idCode: '430199198301020085',
  password: 'Yunqi@2026',
  inviteCode: 'yunqi2026001',
  creditCode: '91430100ma0000906q',
  corpName: '云栖紧固件有限公司',
  scale: '小型',
  legalPersonName: '范思齐',
  legalIdCode: '430199198301020085',
  licenceFileIds: [file],
  legalFileIds: [file],
  authorisationFileIds: [file],
  agreements: ['service', 'privacy'],
}
const fieldsOf = (
  change: Partial<RegisterValues>,
  more: { isOwn?: true; needsNoPassword?: true; weak?: string } = {},
) =>
  registrationProblems(
    { ...right, ...change },
    {
      facts: { today: '2026-11-27', isKnown: false, ...(more.isOwn && { isOwn: true }) },
      needsNoPassword: more.needsNoPassword ?? false,
      passwordProblem: more.weak,
      language: 'zh-CN',
    },
  ).map(({ field }) => field)

describe('a registration is judged here by what the server judges it by', () => {
  it('takes one that is right, also with codes in small letters', () => expect(fieldsOf({})).toEqual([]))

  it.each<[string, Partial<RegisterValues>, string[]]>([
    ['a code that is too short', { creditCode: '914301' }, ['creditCode']],
    ['an ID number with a wrong check digit', { idCode: '430199198301020086' }, ['idCode']],
    ['a supplier without an invitation', { inviteCode: '' }, ['inviteCode']],
    ['a branch without the enterprise above it', { userType: 'BRANCH' }, ['parentCreditCode']],
    ['no size', { scale: '' }, ['scale']],
    ['no licence', { licenceFileIds: [] }, ['licenceFileIds']],
    ['one agreement', { agreements: ['service'] }, ['agreements']],
    ['no password', { password: '' }, ['password']],
  ])('refuses %s at its field, once', (_what, change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })

  it('asks a core company for no invitation, and whoever has a password for no other', () => {
    expect(fieldsOf({ userType: 'CORE', inviteCode: '' })).toEqual([])
    expect(fieldsOf({ password: '' }, { needsNoPassword: true })).toEqual([])
  })

  it('says that a password is weak, and that the enterprise is the own one', () => {
    expect(fieldsOf({}, { weak: '太短' })).toEqual(['password'])
    expect(fieldsOf({}, { isOwn: true })).toEqual(['creditCode'])
  })
})

it('spec §4: the draft keeps neither ID numbers nor passwords, codes or files', () => {
  const secret = ['code', 'idCode', 'legalIdCode', 'password', 'licenceFileIds', 'legalFileIds', 'authorisationFileIds']
  expect(keptOfRegistration.filter((key) => secret.includes(key))).toEqual([])
})
