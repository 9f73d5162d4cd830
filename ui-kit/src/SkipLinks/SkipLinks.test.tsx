import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { skipLinksContract } from './SkipLinks.a11y.ts'
import * as broken from './SkipLinks.broken.tsx'
import * as stories from './SkipLinks.stories.tsx'
import { SkipLinks } from './SkipLinks.tsx'

runContract(skipLinksContract, stories, broken)

test('2.4.11: nothing lies over the link that has the focus, not even what react-aria opens', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <SkipLinks links={[{ label: '跳到主要内容', targetId: 'content' }]} />
      <div id="content" style={{ position: 'fixed', inset: 0, zIndex: 100_000 }} />
    </>
  ))
  await userEvent.tab()
  const link = main.querySelector('a') as HTMLElement
  expect(document.activeElement).toBe(link)
  const { left, top, width, height } = link.getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
  unmount()
})
