import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { savedViewsContract } from './SavedViews.a11y.ts'
import * as broken from './SavedViews.broken.tsx'
import * as stories from './SavedViews.stories.tsx'
import { type SavedView, SavedViews } from './SavedViews.tsx'

runContract(savedViewsContract, stories, broken)

/** 保存为视图, from the button that has the focus. */
async function openSave() {
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: '保存为视图' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox')).toHaveFocus()
}

test('the page is given all views as they are to be kept', async () => {
  const kept: SavedView[][] = []
  function Page() {
    const [views, setViews] = useState<readonly SavedView[]>([{ id: 'a', name: '大额', query: 'amountFrom=100' }])
    return (
      <SavedViews
        views={views}
        onViewsChange={(next) => {
          kept.push(next)
          setViews(next)
        }}
        query="state=HELD"
        conditions={['状态：持有中']}
        onApply={() => {}}
      />
    )
  }
  const { unmount } = await mount(Page)
  await userEvent.keyboard('{Tab}{Tab}')
  await openSave()
  await userEvent.keyboard(' 我 的{Enter}')
  await expect
    .poll(() => kept)
    .toEqual([
      [
        { id: 'a', name: '大额', query: 'amountFrom=100' },
        { id: 'view-2', name: '我 的', query: 'state=HELD' },
      ],
    ])
  unmount()
})

test('3.2.2: Esc in the dialog keeps nothing, and the next time begins anew', async () => {
  let changes = 0
  const { unmount } = await mount(() => (
    <SavedViews views={[]} onViewsChange={() => changes++} query="" conditions={[]} onApply={() => {}} />
  ))
  await userEvent.keyboard('{Tab}')
  await openSave()
  await userEvent.keyboard('半个名字{Escape}')
  await expect.element(page.getByRole('button', { name: '管理视图' })).toHaveFocus()
  await openSave()
  await expect.element(page.getByRole('textbox')).toHaveValue('')
  expect(changes).toBe(0)
  unmount()
})
