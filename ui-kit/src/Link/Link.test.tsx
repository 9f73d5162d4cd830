import { expect, test } from 'vitest'
import { axTree } from '../lib/testing/axTree.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { linkContract } from './Link.a11y.ts'
import * as broken from './Link.broken.tsx'
import * as stories from './Link.stories.tsx'
import { Link } from './Link.tsx'

runContract(linkContract, stories, broken)

test.each([
  ['zh-CN', '帮助中心', '帮助中心 （新窗口打开）'],
  ['en-US', 'Help', 'Help (opens in a new window)'],
] as const)('3.2.5: that a new window opens is said in the signs of the language: %s', async (locale, words, name) => {
  const { unmount } = await mount(
    () => (
      <Link href="#help" newWindow>
        {words}
      </Link>
    ),
    locale,
  )
  expect((await axTree()).find(({ role }) => role === 'link')?.name).toBe(name)
  unmount()
})
