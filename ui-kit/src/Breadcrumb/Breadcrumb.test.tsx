import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { breadcrumbContract } from './Breadcrumb.a11y.ts'
import * as broken from './Breadcrumb.broken.tsx'
import * as stories from './Breadcrumb.stories.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

runContract(breadcrumbContract, stories, broken)

const touch = (enabled: boolean) =>
  (cdp() as unknown as { send: (method: string, parameters: object) => Promise<unknown> }).send(
    'Emulation.setTouchEmulationEnabled',
    { enabled },
  )

test('visual, 2.5.5: for a finger a short word is 44 px wide, and the mark stands beside it all the same', async () => {
  const { main, unmount } = await mount(() => (
    <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '开立复核' }]} />
  ))
  const left = () => main.querySelector('svg')?.getBoundingClientRect().left
  const withMouse = left()
  try {
    await touch(true)
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true)
    expect(main.querySelector('a')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    expect(left()).toBe(withMouse)
  } finally {
    await touch(false)
    unmount()
  }
})
