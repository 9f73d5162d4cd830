import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { alertDialogContract } from './AlertDialog.a11y.ts'
import * as broken from './AlertDialog.broken.tsx'
import * as stories from './AlertDialog.stories.tsx'

runContract(alertDialogContract, stories, broken)

const { Danger, SafePrimary } = composeStories(stories)

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
