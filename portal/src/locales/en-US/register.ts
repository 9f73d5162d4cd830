import type { Translated } from '#portal/locales/translated.ts'
import type { register as source } from '#portal/locales/zh-CN/register.ts'

export const register: Translated<typeof source> = {
  intro: 'Show who you are, then choose a new password. You will be signed out on all other devices.',
  identity: 'Who you are',
  newPasswordGroup: 'Set a new password',
  corpNameHint: 'In full, as on the business licence',
  mobileHint: 'The number you sign in with',
  idTailHint: 'The last one can be the letter X',
  newPasswordHint: '8 to 32 characters with three of: upper case, lower case, digits, symbols; not your mobile number',
  submit: 'Reset password',
  toLogin: 'Back to sign-in',
  done: 'The password has been reset. Sign in with the new one',
  failed: 'The password was not reset',
  idTailMissing: 'Enter the last six characters of the ID card number',
  idTailWrong: 'Enter five digits and one digit or the letter X',
  newPasswordMissing: 'Enter a new password',
  newPasswordLength: 'Use 8 to 32 characters; there are {{count}} now',
  newPasswordWeak: 'Use three of: upper case, lower case, digits, symbols',
  newPasswordMobile: 'The new password must not contain the mobile number',
}
