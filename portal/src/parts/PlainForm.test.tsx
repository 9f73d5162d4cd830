import { Button } from '@jinpiao/ui-kit/Button'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { PlainForm, usePlainForm } from './PlainForm.tsx'
import { refusedField } from './refusedField.ts'
import { mountPage } from './testing/mountPage.tsx'
import { useField } from './useField.ts'

function Box({ name }: { name: string }) {
  return <TextField label={name} {...useField(name)} />
}

function Page({ error }: { error: Error }) {
  const form = usePlainForm<{ creditCode: string; newPassword: string }>({ creditCode: '', newPassword: '' })
  const [refused, setRefused] = useState<Error>()
  return (
    <PlainForm
      form={form}
      error={refused}
      names={{ password: 'newPassword' }}
      onSend={async () => setRefused(error)}
      onRefused={() => setRefused(undefined)}
    >
      <Box name="creditCode" />
      <Box name="newPassword" />
      <Button type="submit">发送</Button>
    </PlainForm>
  )
}

const refusal = (field?: string) => new BusinessError('04000160', '已有相同的供应商', { field })
const box = (name: string) => page.getByRole('textbox', { name })

test.each([
  ['creditCode', 'creditCode'],
  ['suppliers.0.creditCode', 'creditCode'],
  ['password', 'newPassword'],
])('accessibility §5: what is refused of %s stands at its field, and the summary leads there', async (sent, name) => {
  await mountPage(<Page error={refusal(sent)} />)
  await page.getByRole('button', { name: '发送' }).click()
  await expect.element(box(name)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box(name)).toHaveAccessibleDescription(/已有相同的供应商/)
  await page.getByRole('link', { name: '已有相同的供应商' }).click()
  await expect.element(box(name)).toHaveFocus()
  await box(name).fill('91')
  await expect.element(box(name)).not.toHaveAttribute('aria-invalid', 'true')
})

test.each([undefined, 'mobile'])('what is refused of %s is said of the whole form', async (field) => {
  await mountPage(<Page error={refusal(field)} />)
  await page.getByRole('button', { name: '发送' }).click()
  await expect.element(page.getByText('已有相同的供应商')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '已有相同的供应商' })).not.toBeInTheDocument()
  await expect.element(box('creditCode')).not.toHaveAttribute('aria-invalid', 'true')
})

test('only a field of the form is one', () => {
  expect(refusedField(refusal('toString'), {})).toBeUndefined()
  expect(refusedField(new Error('network'), { creditCode: '' })).toBeUndefined()
})
