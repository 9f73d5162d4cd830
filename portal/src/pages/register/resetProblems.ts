import { plainDigits, plainMobile } from '@jinpiao/values/digits'
import type { TFunction } from 'i18next'
import { checkNewPassword } from '#portal/session/newPassword.ts'
import { type Complaint, checkCode, checkCorpName, checkMobile } from '#portal/session/entryChecks.ts'

export interface ResetValues {
  corpName: string
  mobile: string
  code: string
  idCodeTail: string
  newPassword: string
}

type Field = keyof ResetValues
const newPasswordKeys = {
  length: 'newPasswordLength',
  weak: 'newPasswordWeak',
  mobile: 'newPasswordMobile',
} as const

/** What is wrong, in words, in the order of the fields. @param only the fields to look at. */
export function resetProblems(
  values: ResetValues,
  t: TFunction<['register', 'login', 'routes']>,
  only: readonly Field[] = ['corpName', 'mobile', 'code', 'idCodeTail', 'newPassword'],
): Partial<Record<Field, string>> {
  const say = (complaint: Complaint | undefined) =>
    complaint && t(`login:${complaint.key}`, { count: 'count' in complaint ? complaint.count : 0 })
  const checks: Record<Field, () => string | undefined> = {
    corpName: () => say(checkCorpName(values.corpName)),
    mobile: () => say(checkMobile(values.mobile)),
    code: () => say(checkCode(values.code)),
    idCodeTail: () => {
      const tail = plainDigits(values.idCodeTail)
      if (tail === '') return t('idTailMissing')
      return /^\d{5}[\dXx]$/.test(tail) ? undefined : t('idTailWrong')
    },
    newPassword: () => {
      if (values.newPassword === '') return t('newPasswordMissing')
      const complaint = checkNewPassword(values.newPassword, plainMobile(values.mobile))
      return complaint && t(newPasswordKeys[complaint], { count: Array.from(values.newPassword).length })
    },
  }
  const problems: Partial<Record<Field, string>> = {}
  for (const field of only) {
    const problem = checks[field]()
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}
