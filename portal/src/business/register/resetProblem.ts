import { plainDigits, plainMobile } from '@jinpiao/values/digits'
import type { TFunction } from 'i18next'
import { type Complaint, checkCode, checkCorpName, checkMobile } from '#portal/session/entryChecks.ts'
import { checkNewPassword } from '#portal/session/newPassword.ts'

export interface ResetValues {
  corpName: string
  mobile: string
  code: string
  idCodeTail: string
  newPassword: string
}

const newPasswordKeys = {
  length: 'newPasswordLength',
  weak: 'newPasswordWeak',
  mobile: 'newPasswordMobile',
} as const

/** What is wrong with one field, in words. */
export function resetProblem(
  field: keyof ResetValues,
  values: ResetValues,
  t: TFunction<['register', 'login', 'routes']>,
): string | undefined {
  const say = (complaint: Complaint | undefined) =>
    complaint && t(`login:${complaint.key}`, { count: 'count' in complaint ? complaint.count : 0 })
  switch (field) {
    case 'corpName':
      return say(checkCorpName(values.corpName))
    case 'mobile':
      return say(checkMobile(values.mobile))
    case 'code':
      return say(checkCode(values.code))
    case 'idCodeTail': {
      const tail = plainDigits(values.idCodeTail)
      if (tail === '') return t('idTailMissing')
      return /^\d{5}[\dXx]$/.test(tail) ? undefined : t('idTailWrong')
    }
    case 'newPassword':
      if (values.newPassword === '') return t('newPasswordMissing')
      return passwordProblem(values.newPassword, plainMobile(values.mobile), t)
  }
}

/** The same of a first password, whose number the link does not say: the server knows it. */
export const firstPasswordProblem = (password: string, t: TFunction<['register', 'routes']>): string | undefined =>
  password === '' ? t('newPasswordMissing') : passwordProblem(password, '', t)

/** Why a new password is refused, in words. */
export function passwordProblem(
  password: string,
  mobile: string,
  t: TFunction<['register', 'login', 'routes']> | TFunction<['register', 'routes']>,
): string | undefined {
  const complaint = checkNewPassword(password, mobile)
  return complaint && (t as TFunction<['register']>)(newPasswordKeys[complaint], { count: Array.from(password).length })
}
