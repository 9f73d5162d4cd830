/** What is wrong with a new password, by the rules that the server keeps (error 01000109). */
export type PasswordComplaint = 'length' | 'weak' | 'mobile'

const MIN = 8
const MAX = 32
const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/]

/** @param mobile the person's number where it is known in full; it must not be part of the password. */
export function checkNewPassword(password: string, mobile?: string): PasswordComplaint | undefined {
  const { length } = Array.from(password)
  if (length < MIN || length > MAX) return 'length'
  if (kinds.filter((kind) => kind.test(password)).length < 3) return 'weak'
  return mobile !== undefined && mobile !== '' && password.includes(mobile) ? 'mobile' : undefined
}
