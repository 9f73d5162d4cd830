import { plainDigits, plainMobile } from '@jinpiao/values/digits'

/** What is asked of people before they are signed in: on the login and where a password is reset. */

/** A complaint is a key of the login texts with what fills it. */
export type Complaint =
  | {
      key:
        | 'corpNameMissing'
        | 'mobileMissing'
        | 'mobileNotDigits'
        | 'passwordMissing'
        | 'codeMissing'
        | 'codeWrong'
        | 'pinMissing'
        | 'chooseCorpMissing'
    }
  | { key: 'mobileWrong'; count: number }

export const checkCorpName = (value: string): Complaint | undefined =>
  value.trim() === '' ? { key: 'corpNameMissing' } : undefined

export function checkMobile(value: string): Complaint | undefined {
  const digits = plainMobile(value)
  if (digits === '') return { key: 'mobileMissing' }
  if (!/^\d+$/.test(digits) || !digits.startsWith('1')) return { key: 'mobileNotDigits' }
  return digits.length === 11 ? undefined : { key: 'mobileWrong', count: digits.length }
}

export const checkPassword = (value: string): Complaint | undefined =>
  value === '' ? { key: 'passwordMissing' } : undefined

export const checkPin = (value: string): Complaint | undefined => (value === '' ? { key: 'pinMissing' } : undefined)

export function checkCode(value: string): Complaint | undefined {
  const digits = plainDigits(value)
  if (digits === '') return { key: 'codeMissing' }
  return /^\d{6}$/.test(digits) ? undefined : { key: 'codeWrong' }
}
