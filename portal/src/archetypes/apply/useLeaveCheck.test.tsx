import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { fenToDecimal, parseMoney } from '@jinpiao/values/money'
import { useEffect } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import type { FormProblem } from './apply.ts'
import { useLeaveCheck } from './useLeaveCheck.ts'

interface Values {
  contractNo: string
  amount: string
  contractAmount: string
}

const fenOf = (text: string) => {
  const parsed = parseMoney(text)
  return parsed.ok ? parsed.fen : 0n
}

function findProblems({ contractNo, amount, contractAmount }: Values): FormProblem[] {
  const whole = fenOf(contractAmount)
  return [
    ...(contractNo === '' ? [{ fieldId: 'contractNo', message: '请填写合同编号' }] : []),
    ...(fenOf(amount) === 0n ? [{ fieldId: 'amount', message: '请填写金额' }] : []),
    ...(fenOf(amount) > whole
      ? [{ fieldId: 'contractAmount', message: `金额不能超过合同金额 ${fenToDecimal(whole)} 元` }]
      : []),
  ]
}

function Fields() {
  return (
    <>
      <TextField {...useTextInput('contractNo')} label="合同编号" />
      <MoneyField {...useField('amount')} label="金额（元）" />
      <MoneyField {...useField('contractAmount')} label="合同金额（元）" />
    </>
  )
}

async function mountForm() {
  const seen = { form: undefined as unknown as UseFormReturn<Values>, presses: 0 }
  function Form() {
    const form = useForm<Values>({ defaultValues: { contractNo: '', amount: '', contractAmount: '' } })
    useEffect(() => {
      seen.form = form
    })
    const leaving = useLeaveCheck(form, () => findProblems(form.getValues()))
    return (
      <FormProvider {...form}>
        <div {...leaving}>
          <Fields />
        </div>
        <button type="button" onClick={() => seen.presses++}>
          下一步
        </button>
      </FormProvider>
    )
  }
  const heard: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const text = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]')?.textContent
      if (text) heard.push(text)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const { main, unmount } = await mountPage(<Form />)
  return {
    seen,
    heard,
    main,
    end: () => {
      observer.disconnect()
      unmount()
    },
  }
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a field that is left with a wrong value says so, once, and the focus goes on', async () => {
  const { heard, end } = await mountForm()
  await userEvent.fill(box('合同编号'), 'HT-1')
  await userEvent.clear(box('合同编号'))
  await expect.element(box('合同编号')).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(box('合同编号')).toHaveAccessibleDescription('请填写合同编号')
  await expect.element(box('金额（元）')).toHaveFocus()
  await expect.poll(() => heard.filter((text) => text === '请填写合同编号')).toHaveLength(1)

  // Left again as it is: nothing is said again.
  await userEvent.click(box('合同编号'))
  await userEvent.tab()
  await userEvent.fill(box('合同编号'), 'HT-2')
  await expect.element(box('合同编号')).not.toHaveAttribute('aria-invalid')
  expect(heard.filter((text) => text === '请填写合同编号')).toHaveLength(1)
  end()
})

test('a field that was never changed shows no error, although the focus has passed through it', async () => {
  const { main, heard, end } = await mountForm()
  ;(box('合同编号').element() as HTMLElement).focus()
  for (let step = 0; step < 4; step++) await userEvent.tab()
  await new Promise((done) => setTimeout(done, 200))
  expect(main.querySelector('[aria-invalid=true]')).toBeNull()
  expect(heard).toEqual([])
  end()
})

test('a field shows what another has made wrong, and loses it when the other is right again', async () => {
  const { heard, end } = await mountForm()
  await userEvent.fill(box('合同金额（元）'), '1000')
  await userEvent.fill(box('金额（元）'), '1200')
  await userEvent.tab()
  await expect.element(box('合同金额（元）')).toHaveAccessibleDescription(/金额不能超过合同金额 1000元/)
  await expect.poll(() => heard.filter((text) => text.includes('不能超过'))).toHaveLength(1)
  await userEvent.fill(box('金额（元）'), '900')
  await userEvent.tab()
  await expect.element(box('合同金额（元）')).not.toHaveAttribute('aria-invalid')
  end()
})

test('what a field of the kit has refused itself is not said a second time', async () => {
  const { heard, end } = await mountForm()
  await userEvent.fill(box('金额（元）'), '12a')
  await userEvent.tab()
  await expect.element(box('金额（元）')).toHaveAccessibleDescription(/已清空/)
  await new Promise((done) => setTimeout(done, 300))
  expect(heard.filter((text) => text.includes('请填写金额'))).toEqual([])
  end()
})

test('what the server has refused stays until the field is changed', async () => {
  const { seen, end } = await mountForm()
  await userEvent.fill(box('合同编号'), 'HT-1')
  seen.form.setError('contractNo', { type: 'server', message: '合同编号已被使用' })
  await userEvent.fill(box('金额（元）'), '5')
  await userEvent.tab()
  await expect.element(box('合同编号')).toHaveAccessibleDescription('合同编号已被使用')
  end()
})

test('a press that leaves a wrong field reaches its button: the error comes after the release', async () => {
  const { seen, end } = await mountForm()
  await userEvent.fill(box('合同编号'), 'HT-1')
  await userEvent.clear(box('合同编号'))
  await userEvent.click(page.getByRole('button', { name: '下一步' }))
  expect(seen.presses).toBe(1)
  await expect.element(box('合同编号')).toHaveAccessibleDescription('请填写合同编号')
  end()
})
