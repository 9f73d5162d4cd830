import { missing, notChosen, type Problem } from '@jinpiao/contract/problems'
import { type RegisterPayload, registerPayload } from '@jinpiao/contract/register'
import { findRegisterProblems, type RegisterFacts } from '@jinpiao/contract/registerRules'
import type { CorpKind, CorpScale } from '@jinpiao/contract/states/onboarding'
import type { Language } from '@jinpiao/contract/words'
import { plainCode } from '@jinpiao/values/creditCode'
import type { HeldFile } from '#portal/business/trade/tradeForm.ts'
import { type FieldProblem, fieldProblems } from './fieldProblems.ts'
import type { StrangerValues } from './strangerForm.ts'

/** A registration as it is typed. */
export interface RegisterValues extends StrangerValues {
  personName: string
  idCode: string
  password: string
  userType: CorpKind
  inviteCode: string
  creditCode: string
  corpName: string
  scale: CorpScale | ''
  parentCreditCode: string
  legalPersonName: string
  legalIdCode: string
  licenceFileIds: HeldFile[]
  legalFileIds: HeldFile[]
  authorisationFileIds: HeldFile[]
  agreements: ('service' | 'privacy')[]
}

export const emptyRegistration: RegisterValues = {
  mobile: '',
  code: '',
  personName: '',
  idCode: '',
  password: '',
  userType: 'CORP',
  inviteCode: '',
  creditCode: '',
  corpName: '',
  scale: '',
  parentCreditCode: '',
  legalPersonName: '',
  legalIdCode: '',
  licenceFileIds: [],
  legalFileIds: [],
  authorisationFileIds: [],
  agreements: [],
}

/** What this browser keeps of it. */
export const keptOfRegistration = [
  'personName',
  'userType',
  'inviteCode',
  'creditCode',
  'corpName',
  'scale',
  'parentCreditCode',
  'legalPersonName',
] as const satisfies readonly (keyof RegisterValues)[]

export const personFields = ['personName', 'idCode', 'password'] as const
export const corpFields = ['userType', 'inviteCode', 'creditCode', 'corpName', 'scale', 'parentCreditCode'] as const
export const legalFields = [
  'legalPersonName',
  'legalIdCode',
  'licenceFileIds',
  'legalFileIds',
  'authorisationFileIds',
] as const

const ids = (files: readonly HeldFile[]) => files.map(({ pkFile }) => pkFile)

/** What is sent, without its password, which is encrypted first; what its kind of enterprise does not ask for is left out. */
export function toRegistration(values: RegisterValues): Omit<RegisterPayload, 'password'> {
  const { personName, corpName, legalPersonName, userType, scale, agreements } = values
  return {
    personName: personName.trim(),
    idCode: plainCode(values.idCode),
    corpName: corpName.trim(),
    creditCode: plainCode(values.creditCode),
    userType,
    scale: scale as CorpScale,
    legalPersonName: legalPersonName.trim(),
    legalIdCode: plainCode(values.legalIdCode),
    parentCreditCode: userType === 'BRANCH' ? plainCode(values.parentCreditCode) : '',
    inviteCode: userType === 'CORP' ? plainCode(values.inviteCode) : '',
    licenceFileIds: ids(values.licenceFileIds),
    legalFileIds: ids(values.legalFileIds),
    authorisationFileIds: ids(values.authorisationFileIds),
    agreements,
  }
}

interface Judged {
  facts: RegisterFacts
  /** Neither the platform nor the person needs a password. */
  needsNoPassword: boolean
  /** Why the password is none, in words; undefined: it is one. */
  passwordProblem: string | undefined
  language: Language
}

/** Everything that is wrong with it, by the rules that the server keeps. */
export function registrationProblems(
  values: RegisterValues,
  { facts, needsNoPassword, passwordProblem, language }: Judged,
): FieldProblem[] {
  const payload = toRegistration(values)
  // The password is judged in clear, below.
  const broken: Problem[] = findRegisterProblems(payload as RegisterPayload, { ...facts, isKnown: true })
  const scale = values.scale === '' ? [notChosen('scale', 'scale')] : []
  const empty = needsNoPassword || values.password !== '' ? [] : [missing('password', 'password')]
  const found = fieldProblems([...broken, ...scale, ...empty], { schema: registerPayload, payload, language })
  const weak = needsNoPassword || values.password === '' || passwordProblem === undefined ? [] : [passwordProblem]
  return [...found, ...weak.map((message) => ({ field: 'password', message }))]
}
