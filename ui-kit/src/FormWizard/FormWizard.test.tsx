import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { formWizardContract } from './FormWizard.a11y.ts'
import * as broken from './FormWizard.broken.tsx'
import * as stories from './FormWizard.stories.tsx'
import { FormWizard } from './FormWizard.tsx'

runContract(formWizardContract, stories, broken)

const steps = [
  { id: 'a', title: '一', content: '内容' },
  { id: 'b', title: '二', content: '内容' },
]

test('a second press while the step is being checked does not check it again, and goes on once', async () => {
  let checks = 0
  const asked: string[] = []
  let answer = (_isRight: boolean) => {}
  const { main, unmount } = await mount(() => (
    <FormWizard
      label="注册"
      steps={steps}
      current="a"
      submitLabel="提交"
      onStepChange={(id) => asked.push(id)}
      onCheck={() => {
        checks += 1
        return new Promise<boolean>((resolve) => (answer = resolve))
      }}
    />
  ))
  const next = main.querySelector('button[type=submit]') as HTMLElement
  next.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect([checks, asked]).toEqual([1, []])
  answer(true)
  await expect.poll(() => asked).toEqual(['b'])
  unmount()
})

test.each(['上一步', '一 已完成'])('3.2.2: who leaves a step by %s while it is checked is not led on', async (way) => {
  const asked: string[] = []
  let answer = (_isRight: boolean) => {}
  function Wizard() {
    const [current, setCurrent] = useState('b')
    return (
      <FormWizard
        label="注册"
        steps={[...steps, { id: 'c', title: '三', content: '内容' }]}
        current={current}
        submitLabel="提交"
        onStepChange={(id) => {
          asked.push(id)
          setCurrent(id)
        }}
        onCheck={() => new Promise<boolean>((resolve) => (answer = resolve))}
      />
    )
  }
  const { main, unmount } = await mount(Wizard)
  await userEvent.click(page.getByRole('button', { name: '下一步' }))
  await userEvent.click(page.getByRole('button', { name: way, exact: true }))
  answer(true)
  await frames()
  expect(asked).toEqual(['a'])
  expect(main.querySelector('h2')?.textContent).toContain('一')
  // The step that is shown now can be checked, and coming back to the other begins anew.
  await userEvent.click(page.getByRole('button', { name: '下一步' }))
  answer(true)
  await expect.poll(() => asked).toEqual(['a', 'b'])
  unmount()
})

test('3.3.4: what was sent is not sent again, wherever the person goes before the answer', async () => {
  let sent = 0
  let answer = (_isRight: boolean) => {}
  function Wizard() {
    const [current, setCurrent] = useState('b')
    return (
      <FormWizard
        label="注册"
        steps={steps}
        current={current}
        submitLabel="提交"
        onStepChange={setCurrent}
        onCheck={(id) => {
          if (id === 'a') return true
          sent += 1
          return new Promise<boolean>((resolve) => (answer = resolve))
        }}
      />
    )
  }
  const { unmount } = await mount(Wizard)
  const submit = page.getByRole('button', { name: '提交' })
  await userEvent.click(submit)
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await userEvent.click(page.getByRole('button', { name: '下一步' }))
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(submit, { force: true })
  expect(sent).toBe(1)
  answer(false)
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
  await userEvent.click(submit)
  expect(sent).toBe(2)
  unmount()
})

test('an unknown step shows the first', async () => {
  const { main, unmount } = await mount(() => (
    <FormWizard
      label="注册"
      steps={steps}
      current="?"
      submitLabel="提交"
      onStepChange={() => {}}
      onCheck={() => true}
    />
  ))
  expect(main.querySelector('h2')?.textContent).toBe('第 1 步，共 2 步： 一')
  unmount()
})
