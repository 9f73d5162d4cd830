import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { skeletonContract } from './Skeleton.a11y.ts'
import * as broken from './Skeleton.broken.tsx'
import * as stories from './Skeleton.stories.tsx'
import { Skeleton } from './Skeleton.tsx'

runContract(skeletonContract, stories, broken)

test('4.1.3: a slow answer is said once, not before a second has passed', async () => {
  const ear = listen()
  const { unmount } = await mount(() => <Skeleton isLoading />)
  expect(ear.heard).toEqual([])
  await expect.poll(() => ear.heard, { timeout: 4000 }).toEqual(['正在加载…'])
  unmount()
  ear.stop()
})

test('accessibility §4: whoever was told to wait is told when it is there, whoever was not hears nothing', async () => {
  function Page() {
    const [isLoading, setLoading] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setLoading(!isLoading)}>
          切换
        </button>
        <Skeleton isLoading={isLoading}>内容</Skeleton>
      </>
    )
  }
  const ear = listen()
  const { unmount } = await mount(Page)
  // In the page: a press from outside may take longer than the second before the first word.
  const toggle = page.getByRole('button', { name: '切换' }).element() as HTMLButtonElement
  toggle.click()
  await ear.quiet()
  expect(ear.heard).toEqual([])
  toggle.click()
  await expect.poll(() => ear.heard, { timeout: 4000 }).toEqual(['正在加载…'])
  toggle.click()
  await expect.poll(() => ear.heard, { timeout: 4000 }).toEqual(['正在加载…', '已加载'])
  ear.stop()
  unmount()
})
