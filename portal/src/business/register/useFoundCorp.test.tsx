import { corpScaleNames } from '@jinpiao/contract/states/onboarding'
import { creditCheckOf } from '@jinpiao/values/creditCode'
import { useEffect } from 'react'
import { FormProvider, type UseFormReturn, useForm, useFormContext } from 'react-hook-form'
import { expect, test } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import type { KnownFacts, Lookup } from './registerFacts.ts'
import { emptyRegistration, type RegisterValues } from './registerForm.ts'
import { useFoundCorp } from './useFoundCorp.ts'

const code = (body: string) => body + creditCheckOf(body)
const [first, second, nobody] = ['91110000600037341', '91440300708461136', '91310000631758825'].map(code) as [
  string,
  string,
  string,
]
const invitation = { corpName: '被邀企业', creditCode: nobody, coreName: '华岳重工' }
const known: Readonly<Record<string, object>> = {
  [first]: { corpName: '甲企业', legalPersonName: '甲法人', scale: corpScaleNames[0] },
  [second]: { corpName: '乙企业', legalPersonName: '乙法人' },
}
const facts = {
  lookUp: (creditCode: string) =>
    Promise.resolve({ isOwn: false, pendingNo: null, found: known[creditCode] ?? null } as unknown as Lookup),
  findInvitation: () => Promise.resolve(invitation),
} as unknown as KnownFacts
const ticket = { ticket: 't', mobile: '', isKnown: false, expiresAt: '' }

const seen: { form?: UseFormReturn<RegisterValues> } = {}
function Fields() {
  const form = useFormContext<RegisterValues>()
  useEffect(() => {
    seen.form = form
  })
  return <p>{useFoundCorp({ facts, ticket, onFailure: () => {} }).note}</p>
}
function Registration() {
  const values = useForm<RegisterValues>({ defaultValues: emptyRegistration })
  return (
    <FormProvider {...values}>
      <Fields />
    </FormProvider>
  )
}

async function mountForm() {
  const { main } = await mountPage(<Registration />)
  const told = (words: string | RegExp) => expect.poll(() => main.textContent).toMatch(words)
  const form = seen.form as UseFormReturn<RegisterValues>
  const filled = () => form.getValues(['corpName', 'legalPersonName', 'scale'])
  return { form, told, filled }
}

test('another code replaces what the one before has brought, and names it; what was typed stays', async () => {
  const { form, told, filled } = await mountForm()
  form.setValue('creditCode', first)
  await told('工商登记：甲企业。已填写企业名称、法定代表人、企业规模，请核对')
  form.setValue('legalPersonName', '本人所填')
  form.setValue('creditCode', second)
  // Of its size nothing is known: that of the other does not stay.
  await told('工商登记：乙企业。已填写企业名称、企业规模，请核对')
  expect(filled()).toEqual(['乙企业', '本人所填', ''])
})

test('a code that nobody has empties what the one before has brought, and says so', async () => {
  const { form, told, filled } = await mountForm()
  form.setValue('creditCode', first)
  await told('已填写')
  form.setValue('creditCode', nobody)
  await told('已清空按上一个代码填写的企业名称、法定代表人、企业规模')
  expect(filled()).toEqual(['', '', ''])
})

test('the name that an invitation has stays, although the register of companies does not know its code', async () => {
  const { form, told, filled } = await mountForm()
  form.setValue('inviteCode', 'ABCDEFGH2345')
  await told('未查到工商登记信息，请按营业执照填写')
  expect(filled()).toEqual(['被邀企业', '', ''])
})
