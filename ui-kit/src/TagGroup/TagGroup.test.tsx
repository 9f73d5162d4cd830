import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { tagGroupContract } from './TagGroup.a11y.ts'
import * as broken from './TagGroup.broken.tsx'
import * as stories from './TagGroup.stories.tsx'
import { TagGroup } from './TagGroup.tsx'

runContract(tagGroupContract, stories, broken)

test('G10: where the owner speaks, the group is silent', async () => {
  function Owner() {
    const [tags, setTags] = useState([{ id: 'a', label: '待签收' }])
    return <TagGroup label="条件" tags={tags} onRemove={() => setTags([])} isSilent />
  }
  const { unmount } = await mount(Owner)
  const ear = listen()
  await userEvent.click(page.getByRole('button'))
  await frames()
  await ear.quiet()
  expect(ear.heard).toEqual([])
  ear.stop()
  unmount()
})

test('2.5.8: a cross is at least 24 × 24 px', async () => {
  const { main, unmount } = await mount(() => (
    <TagGroup label="条件" tags={[{ id: 'a', label: '待签收' }]} onRemove={() => {}} />
  ))
  const { width, height } = (main.querySelector('button') as HTMLElement).getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  unmount()
})
