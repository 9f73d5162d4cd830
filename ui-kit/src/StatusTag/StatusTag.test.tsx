import { expect, test } from 'vitest'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { statusTagContract } from './StatusTag.a11y.ts'
import * as broken from './StatusTag.broken.tsx'
import * as stories from './StatusTag.stories.tsx'
import { StatusTag } from './StatusTag.tsx'

runContract(statusTagContract, stories, broken)

test('visual: in a cell that breaks no lines it stays on one', async () => {
  const heightIn = async (whiteSpace: 'nowrap' | 'normal') => {
    const { main, unmount } = await mount(() => (
      <div style={{ inlineSize: 100, whiteSpace }}>
        <StatusTag tone="info">已开立，待对方签收</StatusTag>
      </div>
    ))
    const { height } = main.querySelector('div > span')!.getBoundingClientRect()
    unmount()
    return height
  }
  expect(await heightIn('nowrap')).toBeLessThan(await heightIn('normal'))
})
