import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { composingKeys } from '../lib/testing/composingKeys.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { formContract } from './Form.a11y.ts'
import * as broken from './Form.broken.tsx'
import * as stories from './Form.stories.tsx'
import { Form } from './Form.tsx'

runContract(formContract, stories, broken)

test('accessibility §5.9: errors that the server answers go the same way', async () => {
  const counts: number[] = []
  function Saved() {
    const [errors, setErrors] = useState<{ message: string }[]>([])
    return (
      <Form
        errors={errors}
        onChecked={(count) => counts.push(count)}
        onSubmit={async () => {
          await Promise.resolve()
          setErrors([{ message: '供应商未注册' }])
        }}
      >
        <button type="submit">保存</button>
      </Form>
    )
  }
  const { main, unmount } = await mount(Saved)
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => document.activeElement?.textContent).toBe('有 1 处需要修改供应商未注册')
  expect(counts).toEqual([1])
  unmount()
})

test('IME: the Enter that ends a composition does not submit', async () => {
  const { main, unmount } = await mount(() => (
    <Form onSubmit={() => {}}>
      <input aria-label="企业名称" />
    </Form>
  ))
  const input = main.querySelector('input') as HTMLElement
  for (const composing of composingKeys) {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composing })
    expect(input.dispatchEvent(enter)).toBe(false)
  }
  unmount()
})

test('3.3.1: a field found by name is one of this form, whatever stands before it', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <input name="amount" aria-label="查询金额" />
      <Form errors={[{ name: 'amount', message: '请输入融资金额' }]} onSubmit={() => {}}>
        <input name="amount" aria-label="融资金额" />
        <button type="submit">提交</button>
      </Form>
    </>
  ))
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => main.querySelector('a')).not.toBeNull()
  await userEvent.click(main.querySelector('a') as HTMLElement)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('融资金额')
  unmount()
})
