import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { mount } from '../lib/testing/mount.tsx'
import * as stories from './DataGrid.stories.tsx'
import { changing, gridIn, manyRows, row } from './testGrid.tsx'

const { Large } = composeStories(stories)
const focused = () => document.activeElement
const pressed = (name: string) => page.getByRole('button', { name })

test('the paged table opens at the page of the row where the person was, and leads back there', async () => {
  const { main, unmount } = await mount(() => <Large />)
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Control>}{End}{/Control}{F8}')
  await expect.element(pressed('第 2000 页，当前页')).toBeVisible()
  await userEvent.keyboard('{F8}')
  expect(row(main, 100_001)?.contains(focused())).toBe(true)
  await userEvent.keyboard('{F8}')
  await userEvent.click(pressed('按页查看 F8'))
  expect(focused()?.textContent).toBe('按页查看 F8')
  await expect.element(page.getByRole('rowheader', { name: 'JP26100000' })).toBeInViewport()
  await userEvent.keyboard('{Tab}{Tab}')
  expect(row(main, 100_001)?.contains(focused())).toBe(true)
  unmount()
})

test('from another page of the paged table the way back leads to its first row', async () => {
  const { main, unmount } = await mount(changing({ rows: manyRows(200) }).Changing)
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{F8}')
  await userEvent.click(pressed('第 3 页'))
  await userEvent.keyboard('{F8}')
  expect(row(main, 102)?.contains(focused())).toBe(true)
  unmount()
})

test('when rows go, the paged table shows its last page, and another size of pages begins there', async () => {
  const { page: shown, Changing } = changing({ rows: manyRows(500) })
  const { main, unmount } = await mount(Changing)
  gridIn(main).focus()
  await userEvent.keyboard('{Control>}{End}{/Control}{F8}')
  await expect.element(pressed('第 10 页，当前页')).toBeVisible()
  await shown.to({ rows: manyRows(120) })
  await expect.element(pressed('第 3 页，当前页')).toBeVisible()
  expect(main.querySelector('tbody')?.textContent).toContain('JP119')
  expect(main.querySelectorAll('tbody tr')).toHaveLength(20)
  await userEvent.selectOptions(page.getByLabelText('每页条数'), '100')
  expect(main.querySelectorAll('tbody tr')).toHaveLength(20)
  await userEvent.keyboard('{F8}')
  // Its row is gone: the last one has taken its place.
  expect(row(main, 121)?.contains(focused())).toBe(true)
  unmount()
})

test('2.4.3, accessibility §5.6 F: when the last row goes the caption has the focus, and the grid when rows are back', async () => {
  const { page: shown, Changing } = changing({ rows: manyRows(3) })
  const { main, unmount } = await mount(Changing)
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowDown}')
  await shown.to({ rows: [] })
  expect(focused()?.tagName).toBe('CAPTION')
  await shown.to({ rows: manyRows(3) })
  expect(row(main, 3)?.contains(focused())).toBe(true)
  unmount()
})

test('2.4.3: when a page lets its selection go, what had the focus in the bar goes with it, and the grid has the focus', async () => {
  const actions = <button type="button">退回</button>
  const { page: shown, Changing } = changing({ rows: manyRows(3), selected: new Set(['JP1']) }, (selection) => ({
    selection: { ...selection, actions },
  }))
  const { main, unmount } = await mount(Changing)
  await userEvent.click(pressed('退回'))
  await shown.to({ rows: manyRows(1), selected: new Set() })
  await expect.poll(() => gridIn(main).contains(focused())).toBe(true)
  unmount()
})

test('2.4.3: also when a dialog asked before the bar went', async () => {
  let ask = (_asked: boolean) => {}
  const actions = <Button onPress={() => ask(true)}>退回</Button>
  const { page: shown, Changing } = changing({ rows: manyRows(3), selected: new Set(['JP1']) }, (selection) => ({
    selection: { ...selection, actions },
  }))
  function Asking() {
    const [isOpen, setOpen] = useState(false)
    ask = setOpen
    const answer = () => {
      void shown.to({ selected: new Set() })
      setOpen(false)
    }
    return (
      <>
        <Changing />
        <AlertDialog
          isOpen={isOpen}
          title="退回？"
          actionLabel="确认"
          onCancel={() => setOpen(false)}
          onAction={answer}
        >
          不能撤销。
        </AlertDialog>
      </>
    )
  }
  const { main, unmount } = await mount(Asking)
  await userEvent.click(pressed('退回'))
  await userEvent.click(pressed('确认'))
  await expect.poll(() => gridIn(main).contains(focused())).toBe(true)
  unmount()
})

test('2.4.3: who has clicked beside everything is not called back', async () => {
  const actions = <button type="button">退回</button>
  const { page: shown, Changing } = changing({ rows: manyRows(3), selected: new Set(['JP1']) }, (selection) => ({
    selection: { ...selection, actions },
  }))
  const { unmount } = await mount(Changing)
  await userEvent.click(pressed('退回'))
  ;(focused() as HTMLElement).blur()
  await shown.to({ selected: new Set() })
  expect(focused()).toBe(document.body)
  unmount()
})

test('2.4.3: rows that are loaded later take no focus, and Tab leads to the first of them', async () => {
  const { page: shown, Changing } = changing({})
  const { main, unmount } = await mount(Changing)
  await shown.to({ rows: manyRows(500) })
  expect(focused()).toBe(document.body)
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(row(main, 2)?.contains(focused())).toBe(true)
  unmount()
})
