import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { treeListContract } from './TreeList.a11y.ts'
import * as broken from './TreeList.broken.tsx'
import * as stories from './TreeList.stories.tsx'
import { TreeList, type TreeListNode } from './TreeList.tsx'

runContract(treeListContract, stories, broken)

const deep = (level: number): TreeListNode => ({
  id: String(level),
  label: '长名称与生僻字新能源高端装备精密零部件制造有限责任公司',
  ...(level < 8 && { children: [deep(level + 1)] }),
})

test('1.4.10: eight levels fit into 320 px', async () => {
  await page.viewport(320, 640)
  const { main, unmount } = await mount(() => <TreeList label="流转轨迹" nodes={[deep(1)]} />)
  expect(main.querySelectorAll('li')).toHaveLength(8)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  unmount()
  await page.viewport(1280, 800)
})
