import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { alertDialogContract } from './AlertDialog.a11y.ts'
import * as broken from './AlertDialog.broken.tsx'
import * as stories from './AlertDialog.stories.tsx'
import { AlertDialog } from './AlertDialog.tsx'

runContract(alertDialogContract, stories, broken)

const { Danger, SafePrimary } = composeStories(stories)

test.each([
  ['action', '确认转让', '取消'],
  ['cancel', '取消', '确认转让'],
] as const)('4.1.3: while the %s runs its own button is busy, and the other one waits', async (busy, own, other) => {
  const pressed: string[] = []
  const { unmount } = await mount(() => (
    <AlertDialog
      isOpen
      busy={busy}
      title="确认转让金票？"
      actionLabel="确认转让"
      onAction={() => pressed.push('action')}
      onCancel={() => pressed.push('cancel')}
    >
      转让后不能撤回。
    </AlertDialog>
  ))
  const isBusy = (name: string) => page.getByRole('button', { name }).element().hasAttribute('data-busy')
  expect([isBusy(own), isBusy(other)]).toEqual([true, false])
  await page.getByRole('button', { name: other }).click()
  await userEvent.keyboard('{Escape}')
  expect(pressed).toEqual([])
  unmount()
})

test.each([
  ['the safe button, when most will want it', SafePrimary, { 继续使用: 'primary', 退出登录: 'secondary' }],
  ['the action otherwise', Danger, { 取消: 'secondary', 确认转让: 'danger' }],
] as const)('accessibility §5.18: primary is %s', async (_, Story, tones) => {
  const { unmount } = await mount(() => (
    <>
      {(['primary', 'secondary', 'danger'] as const).map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
      <Story />
    </>
  ))
  const classOf = (name: string) =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.className
  for (const [name, tone] of Object.entries(tones)) expect(classOf(name), name).toBe(classOf(tone))
  unmount()
})
