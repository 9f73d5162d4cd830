import { emailPattern } from '@jinpiao/contract/fields'
import { type EmailProof as Proof, sendEmailCode } from '@jinpiao/contract/person'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { plainDigits } from '@jinpiao/values/digits'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { encrypted } from '#portal/session/entryCalls.ts'
import { checkCode, checkPassword } from '#portal/session/entryChecks.ts'
import { SmsCodeField } from './SmsCodeField.tsx'
import { useField } from './useField.ts'
import { useTerms } from './useTerms.ts'

/** What is typed to prove an address, in the form that changes it. */
export interface TypedProof {
  code: string
  password: string
}
export const noProof: TypedProof = { code: '', password: '' }

/** What is sent of it. */
export const proofOf = async ({ code, password }: TypedProof): Promise<Proof> => ({
  code: plainDigits(code),
  password: await encrypted(password, 'CURRENT'),
})

/** The code that goes to the new address, and the person's password. `email`: the field that it is typed in. */
export function EmailProof({ email }: { email: string }) {
  const { t } = useTranslation(['login', 'my'])
  const { name } = useTerms()
  const { getValues, setError } = useFormContext()
  const typed: unknown = useWatch({ name: email })
  const isNone = String(typed).trim() === ''
  const code = useField('code', {
    // None is sent to no address.
    validate: (digits: string) => isNone || said(checkCode(digits)),
  })
  const password = useField('password', { validate: (value: string) => said(checkPassword(value)) })
  const said = (complaint: ReturnType<typeof checkCode>) =>
    complaint === undefined || t(complaint.key, { count: 'count' in complaint ? complaint.count : 0 })

  async function send(address: string) {
    const answer = await call(sendEmailCode, { body: { email: address } })
    return { ...answer, said: t('my:mailCodeSent', { address, minutes: answer.validMinutes }) }
  }

  /** The address for its code; a wrong one is told at its field, which gets the focus. */
  function usable(): string | undefined {
    const address = String(getValues(email)).trim()
    if (emailPattern.test(address)) return address
    setError(email, { message: t('my:emailWrong') })
    document.getElementById(email)?.focus()
    return undefined
  }

  return (
    <>
      {!isNone && <SmsCodeField {...code} label={name('emailCode')} scene={send} mobile={usable} />}
      <PasswordField
        {...password}
        label={name('password')}
        description={t('my:emailProofHint')}
        autoComplete="current-password"
        isRequired
      />
    </>
  )
}
