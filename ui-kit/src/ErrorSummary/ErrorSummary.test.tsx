import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { errorSummaryContract } from './ErrorSummary.a11y.ts'
import * as broken from './ErrorSummary.broken.tsx'
import * as stories from './ErrorSummary.stories.tsx'
import { ErrorSummary, focusField } from './ErrorSummary.tsx'

runContract(errorSummaryContract, stories, broken)

test('accessibility §5.9: the list stays while one corrects, and follows at the next submit', async () => {
  function Correcting() {
    const [value, setValue] = useState('')
    const [attempt, setAttempt] = useState(1)
    const errors = value === '' ? [{ fieldId: 'name', message: '请填写企业名称' }] : []
    return (
      <>
        <ErrorSummary errors={errors} attempt={attempt} />
        <input id="name" aria-label="企业名称" value={value} onChange={(event) => setValue(event.target.value)} />
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          提交
        </button>
      </>
    )
  }
  const { main, unmount } = await mount(Correcting)
  await expect.poll(() => main.querySelector('h2')?.textContent).toBe('有 1 处需要修改')
  await userEvent.fill(main.querySelector('input') as HTMLElement, '建信')
  expect(main.querySelector('h2')).not.toBeNull()
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => main.querySelector('h2')).toBeNull()
  unmount()
})

test('a field found by name or by ref takes the focus too', async () => {
  const ref = { current: null as HTMLInputElement | null }
  const { main, unmount } = await mount(() => (
    <>
      <ErrorSummary
        attempt={1}
        errors={[
          { name: 'lines.0.amount', message: '甲' },
          { inputRef: ref, message: '乙' },
        ]}
      />
      <input name="lines.0.amount" aria-label="甲" />
      <input ref={ref} aria-label="乙" />
    </>
  ))
  await expect.poll(() => main.querySelectorAll('a').length).toBe(2)
  for (const name of ['甲', '乙']) {
    await userEvent.click([...main.querySelectorAll('a')].find((link) => link.textContent === name) as HTMLElement)
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name)
  }
  unmount()
})

test('2.4.3: the link of a group leads to its first choice that can be chosen', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <ErrorSummary attempt={1} errors={[{ fieldId: 'way', message: '请选择方式' }]} />
      <RadioGroup
        id="way"
        label="方式"
        error="请选择方式"
        options={[
          { value: 'transfer', label: '转让', disabledReason: '到期前 15 天内不可转让' },
          { value: 'finance', label: '融资' },
        ]}
      />
    </>
  ))
  await expect.poll(() => main.querySelector('a')).not.toBeNull()
  await userEvent.click(main.querySelector('a') as HTMLElement)
  expect(document.activeElement).toBe(main.querySelector('input[value=finance]'))
  unmount()
})

test.each([
  ['id', { fieldId: 'way' }, { fieldId: 'supplier' }],
  ['name', { name: 'way' }, { name: 'supplier' }],
  ['ref', { inputRef: { current: null } }, { inputRef: { current: null } }],
])('2.4.3: links by %s reach Select and ComboBox, and not what carries their value', async (_, way, supplier) => {
  const choices = { options: [{ id: 'a', label: '甲' }], value: '' }
  const refOf = (error: object) => ('inputRef' in error ? (error.inputRef as { current: null }) : null)
  const { main, unmount } = await mount(() => (
    <>
      <ErrorSummary
        attempt={1}
        errors={[
          { ...supplier, message: '请选择供应商' },
          { ...way, message: '请选择方式' },
        ]}
      />
      <input type="hidden" name="token" />
      <Select id="way" name="way" ref={refOf(way)} label="方式" error="请选择方式" {...choices} />
      <ComboBox id="supplier" name="supplier" ref={refOf(supplier)} label="供应商" error="请选择供应商" {...choices} />
    </>
  ))
  await expect
    .poll(() => [...main.querySelectorAll('a')].map((link) => link.textContent))
    .toEqual(['请选择方式', '请选择供应商'])
  for (const [index, id] of ['way', 'supplier'].entries()) {
    await userEvent.click(main.querySelectorAll('a')[index] as HTMLElement)
    expect(document.activeElement?.id).toBe(id)
  }
  focusField({ name: 'token', message: '没有人看得到的值' })
  expect(document.activeElement?.id).toBe('supplier')
  unmount()
})

test('what no field can correct leads to the page where it is mended', async () => {
  const { main, unmount } = await mount(() => (
    <ErrorSummary
      attempt={1}
      errors={[{ message: '邀请码已使用', link: <a href="#white-list">邀请码已使用</a> }, { message: '请稍后再试' }]}
    />
  ))
  await expect.poll(() => main.querySelectorAll('li').length).toBe(2)
  const links = [...main.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['邀请码已使用', '#white-list']])
  unmount()
})
