import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
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
