import { expect, test } from 'vitest'
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
  const { unmount } = await mount(() => <Skeleton loading />)
  expect(ear.heard).toEqual([])
  await expect.poll(() => ear.heard, { timeout: 4000 }).toEqual(['正在加载…'])
  unmount()
  ear.stop()
})
