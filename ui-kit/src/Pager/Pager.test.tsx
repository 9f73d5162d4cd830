import { expect, test } from 'vitest'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { pagerContract } from './Pager.a11y.ts'
import * as broken from './Pager.broken.tsx'
import * as stories from './Pager.stories.tsx'
import { Pager } from './Pager.tsx'

runContract(pagerContract, stories, broken)

test('1.4.10: 320 px wide, the pager wraps and nothing is cut', async () => {
  const { main, unmount } = await mount(() => (
    <div style={{ inlineSize: 272 }}>
      <Pager
        page={10}
        pageCount={128}
        onPageChange={() => {}}
        pageSize={20}
        pageSizes={[20]}
        onPageSizeChange={() => {}}
      />
    </div>
  ))
  const nav = main.querySelector('nav')
  expect(nav?.scrollWidth).toBeLessThanOrEqual(272)
  unmount()
})
