import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { holdTime } from '../lib/testing/heldTime.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { skeletonContract } from './Skeleton.a11y.ts'
import * as broken from './Skeleton.broken.tsx'
import * as stories from './Skeleton.stories.tsx'
import { Skeleton } from './Skeleton.tsx'

runContract(skeletonContract, stories, broken)

test('4.1.3: a slow answer is said once, not before a second has passed', async () => {
  const time = holdTime()
  const ear = listen()
  const { unmount } = await mount(() => <Skeleton isLoading />)
  await time.pass(999)
  expect(ear.heard).toEqual([])
  await time.pass(1)
  await expect.poll(() => ear.heard).toEqual(['正在加载…'])
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
  const time = holdTime()
  const ear = listen()
  const { unmount } = await mount(Page)
  const toggle = async () => {
    await userEvent.click(page.getByRole('button', { name: '切换' }))
    await frames()
  }
  await toggle()
  await time.pass(5000)
  expect(ear.heard).toEqual([])
  await toggle()
  await time.pass(1000)
  await expect.poll(() => ear.heard).toEqual(['正在加载…'])
  time.release()
  await toggle()
  await expect.poll(() => ear.heard).toEqual(['正在加载…', '已加载'])
  ear.stop()
  unmount()
})
