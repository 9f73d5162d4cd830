import { TextField } from '@jinpiao/ui-kit/TextField'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { useTextInput } from './useTextInput.ts'

interface Values {
  contractNo: string
}

async function form() {
  const seen = { renders: 0, form: undefined as unknown as UseFormReturn<Values> }
  function ContractNo() {
    seen.renders++
    return <TextField {...useTextInput('contractNo')} label="合同编号" />
  }
  function Form() {
    seen.form = useForm<Values>({ defaultValues: { contractNo: 'HT' } })
    return (
      <FormProvider {...seen.form}>
        <ContractNo />
      </FormProvider>
    )
  }
  const { main, unmount } = await mountPage(<Form />)
  const input = main.querySelector('input') as HTMLInputElement
  input.focus()
  input.setSelectionRange(2, 2)
  return { seen, input, main, unmount }
}

test('a key is told to the form and renders nothing', async () => {
  const { seen, input, unmount } = await form()
  const before = seen.renders
  await userEvent.keyboard('-2026')
  expect(input.value).toBe('HT-2026')
  expect(seen.form.getValues('contractNo')).toBe('HT-2026')
  expect(seen.renders).toBe(before)
  unmount()
})

test('P4: a draft that is restored stands in the box', async () => {
  const { seen, input, unmount } = await form()
  seen.form.reset({ contractNo: 'HT-7' })
  await expect.poll(() => input.value).toBe('HT-7')
  unmount()
})

test('P3: an error is tied to the field and leaves it with the next key', async () => {
  const { seen, input, main, unmount } = await form()
  seen.form.setError('contractNo', { message: '请填写合同编号' })
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
  expect(main.textContent).toContain('请填写合同编号')
  await userEvent.keyboard('1')
  await expect.poll(() => input.getAttribute('aria-invalid')).toBeNull()
  unmount()
})
