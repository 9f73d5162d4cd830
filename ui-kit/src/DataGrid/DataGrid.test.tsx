import { composeStories } from '@storybook/react-vite'
import { useEffect, useLayoutEffect, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { holdTime } from '../lib/testing/heldTime.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { dataGridContract } from './DataGrid.a11y.ts'
import * as broken from './DataGrid.broken.tsx'
import * as stories from './DataGrid.stories.tsx'
import { changing, columns, grid, gridIn, manyRows, type Row, row, rowsOf } from './testGrid.tsx'

// Room for all columns; the runner's own window is as narrow as a phone.
beforeAll(() => page.viewport(1280, 900))

runContract(dataGridContract, stories, broken)

const { Large, Selectable, WithControls } = composeStories(stories)

test('decision 0002: of a hundred thousand rows the page holds what is in view and a few around it', async () => {
  const { main, unmount } = await mount(() => <Large />)
  expect(gridIn(main).getAttribute('aria-colcount')).toBe('5')
  expect(main.querySelectorAll('[role=row]').length).toBeLessThan(40)
  gridIn(main).scrollTop = 2_000_000
  await expect.poll(() => main.querySelector('[aria-rowindex="45460"]')?.textContent).toContain('JP26045459')
  expect(main.querySelectorAll('[role=row]').length).toBeLessThan(40)
  unmount()
})

test('what flies past under the pointer is not aimed at; what creeps, or has come to rest, can be clicked at once', async () => {
  const { main, unmount } = await mount(() => <Large />)
  const grid = gridIn(main)
  const { left, top } = grid.getBoundingClientRect()
  const isRowMet = () => document.elementFromPoint(left + 300, top + 200)?.closest('[role=row]') !== null
  const scroll = async (by: number) => {
    grid.scrollTop += by
    await new Promise((scrolled) => grid.addEventListener('scroll', scrolled, { once: true }))
  }
  await scroll(1500)
  expect(isRowMet()).toBe(false)
  await scroll(20)
  expect(isRowMet()).toBe(true)
  await scroll(1500)
  expect(isRowMet()).toBe(false)
  await expect.poll(isRowMet).toBe(true)
  unmount()
})

test('2.4.3: the row with the focus is never taken out of the page, and the next key goes on from there', async () => {
  const { main, unmount } = await mount(() => <Large />)
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowRight}')
  const focused = document.activeElement
  expect(focused?.textContent).toBe('安禾五金制品厂')
  gridIn(main).scrollTop = 3_000_000
  await expect.poll(() => row(main, 68_190)).not.toBeNull()
  expect(document.activeElement).toBe(focused)
  expect(row(main, 2)?.contains(focused)).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  expect(row(main, 3)?.contains(document.activeElement)).toBe(true)
  await expect.poll(() => gridIn(main).scrollTop).toBeLessThan(100)
  unmount()
})

test('the last row is one key away before the first frame has been painted', async () => {
  const rows = manyRows(500)
  let reached: string | null | undefined
  function Hasty() {
    useLayoutEffect(() =>
      queueMicrotask(() => {
        document.querySelector<HTMLElement>('[role=grid]')?.focus()
        const end = new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(end)
        reached ??= document.activeElement?.textContent
      }),
    )
    return grid({ rows })
  }
  const { unmount } = await mount(Hasty)
  expect(reached).toBe('JP499')
  unmount()
})

test('what a page put into a cell stays with its row: a number shown in one is not shown in another', async () => {
  const rows = manyRows(500)
  const shown = [{ ...columns[0]!, cell: (each: Row) => <Reveal code={each.code} /> }]
  const { main, unmount } = await mount(() => grid({ rows, columns: shown }))
  for (const code of ['JP2', 'JP0'])
    await userEvent.click(page.getByRole('button', { name: `显示 ${code}`, exact: true }))
  const open = () => [...main.querySelectorAll('[role=row]:has([aria-pressed=true])')].map((each) => each.textContent)
  expect(open()).toEqual(['隐藏 JP0', '隐藏 JP2'])
  gridIn(main).scrollTop = 10_000
  await expect.poll(() => row(main, 230)).not.toBeNull()
  // The row with the focus is still there.
  expect(open()).toEqual(['隐藏 JP0'])
  unmount()
})

function Reveal({ code }: { code: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {isShown ? '隐藏' : '显示'} {code}
    </button>
  )
}

test('2.4.3: when the control with the focus goes, its cell has the focus, and the next scroll is not taken back', async () => {
  const rows = manyRows(500)
  const shown = [{ ...columns[0]!, cell: (each: Row) => <ShowOnce code={each.code} /> }]
  const { main, unmount } = await mount(() => grid({ rows, columns: shown }))
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowDown}{Enter}{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toBe('JP1')
  expect(document.activeElement).toBe(row(main, 3)?.querySelector('[role=rowheader]'))
  gridIn(main).scrollTop = 10_000
  await expect.poll(() => row(main, 230)).not.toBeNull()
  expect(gridIn(main).scrollTop).toBe(10_000)
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('显示 JP2')
  unmount()
})

function ShowOnce({ code }: Row) {
  const [isShown, setShown] = useState(false)
  if (isShown) return code
  return (
    <button type="button" onClick={() => setShown(true)}>
      显示 {code}
    </button>
  )
}

test('2.4.11, 2.4.12: what has the focus is clear of the header and of the first column, wherever one goes', async () => {
  await page.viewport(700, 600)
  const { main, unmount } = await mount(() => <Selectable />)
  gridIn(main).focus()
  const head = row(main, 1) as HTMLElement
  for (const key of [
    'End',
    'PageDown',
    'PageDown',
    'ArrowUp',
    'ArrowUp',
    'PageUp',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowLeft',
  ]) {
    await userEvent.keyboard(`{${key}}`)
    await frames()
    const box = document.activeElement?.getBoundingClientRect() as DOMRect
    const first = document.activeElement?.parentElement?.querySelector('[role=rowheader]') as HTMLElement
    expect(box.top, key).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom - 1)
    expect(box.bottom, key).toBeLessThanOrEqual(gridIn(main).getBoundingClientRect().bottom + 1)
    if (document.activeElement === first) continue
    expect(box.left, key).toBeGreaterThanOrEqual(first.getBoundingClientRect().right - 1)
  }
  unmount()
  await page.viewport(1280, 900)
})

test('2.1.2: Tab leaves the grid forwards and backwards, out of a cell’s last control too', async () => {
  const { unmount } = await mount(() => (
    <>
      <WithControls />
      <button type="button">之后</button>
    </>
  ))
  await userEvent.click(page.getByRole('gridcell', { name: '安禾五金制品厂' }).first())
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('之后')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement?.textContent).toBe('安禾五金制品厂')
  await userEvent.keyboard('{End}{Enter}{Tab}')
  expect(document.activeElement?.textContent).toBe('融资 金票 JP26000001')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('之后')
  unmount()
})

test('2.1.1: what a cell renders later by itself is no Tab stop either', async () => {
  const shown = [{ ...columns[0]!, cell: ({ code }: Row) => <Later code={code} /> }]
  const { main, unmount } = await mount(() => (
    <>
      {grid({ rows: manyRows(500), columns: shown })}
      <button type="button">之后</button>
    </>
  ))
  await expect.poll(() => main.querySelectorAll('[role=rowheader] button')).not.toHaveLength(0)
  const rendered = () => [...main.querySelectorAll<HTMLElement>('[role=rowheader] :is(a, button)')]
  expect(rendered().filter(({ tabIndex }) => tabIndex >= 0)).toEqual([])
  gridIn(main).scrollTop = 10_000
  await expect.poll(() => row(main, 230)?.querySelector('button')).toBeTruthy()
  expect(rendered().filter(({ tabIndex }) => tabIndex >= 0)).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '之后' }))
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement?.getAttribute('role')).toBe('rowheader')
  unmount()
})

function Later({ code }: Row) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setThere, 50, true)
    return () => clearTimeout(timer)
  }, [])
  return isThere ? (
    <span>
      <a href="#there">看 {code}</a> <button type="button">办 {code}</button>
    </span>
  ) : (
    code
  )
}

test('4.1.3: a range that grows by many keys is said once, where it stops; going back takes rows out', async () => {
  const { main, unmount } = await mount(() => <Selectable />)
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowRight}')
  const ear = listen()
  const time = holdTime()
  // At once, as a held key sends them.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, cancelable: true }),
    )
  }
  await frames()
  time.release()
  await expect.poll(() => ear.heard).toEqual(['第 1 至 3 行，已选择 3 项，合计 2万3757元3角'])
  await ear.quiet()
  expect(ear.heard).toHaveLength(1)
  expect(main.querySelectorAll('[role=row][aria-selected=true]')).toHaveLength(3)
  ear.stop()
  unmount()
})

test('a click with Shift selects from the last chosen row to here', async () => {
  const { main, unmount } = await mount(() => <Selectable />)
  await userEvent.click(page.getByRole('checkbox', { name: '选择 金票 JP26000002' }))
  await userEvent.click(page.getByRole('checkbox', { name: '选择 金票 JP26000005' }), { modifiers: ['Shift'] })
  expect(main.querySelectorAll('[role=row][aria-selected=true]')).toHaveLength(4)
  unmount()
})

test('2.4.3: when the order changes the focus stays on its row; when the row goes, on what takes its place', async () => {
  const { page: shown, Changing } = changing({ rows: rowsOf('甲', '乙', '丙') }, () => ({ selection: undefined }))
  const { main, unmount } = await mount(Changing)
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('乙')
  await shown.to({ rows: rowsOf('乙', '丙', '甲') })
  expect(document.activeElement?.textContent).toBe('乙')
  expect(document.activeElement?.parentElement?.getAttribute('aria-rowindex')).toBe('2')
  await shown.to({ rows: rowsOf('丙', '甲') })
  await expect.poll(() => document.activeElement?.textContent).toBe('丙')
  unmount()
})

test('exported is every row in the order shown', async () => {
  let file: Blob | undefined
  const rows = Array.from({ length: 3000 }, (_, i) => ({ code: `JP${String(i).padStart(4, '0')}` }))
  const { unmount } = await mount(() =>
    grid({ rows, defaultSort: { id: 'code', direction: 'descending' }, save: (blob) => (file = blob) }),
  )
  await userEvent.keyboard('{Tab}{F9}')
  await expect.poll(() => file).toBeDefined()
  const lines = (await file?.text())?.split('\r\n') ?? []
  expect(lines).toHaveLength(3002)
  expect(lines.slice(0, 3)).toEqual(['JP', 'JP2999', 'JP2998'])
  unmount()
})

test('2.5.7: a click on the line at a header shows a slider; nobody has to drag', async () => {
  const { main, unmount } = await mount(() => <Large />)
  const handle = () => main.querySelector<HTMLElement>('[role=columnheader] > span[aria-hidden]')
  await expect.poll(handle).not.toBeNull()
  await userEvent.click(handle() as HTMLElement)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('列宽 金票编号')
  expect(getComputedStyle(document.activeElement as Element).opacity).toBe('1')
  await userEvent.keyboard('{End}')
  await expect.poll(() => row(main, 2)?.firstElementChild?.getBoundingClientRect().width).toBe(640)
  unmount()
})

test('2.5.8: no control is under 24 px, in the compact density neither', async () => {
  const { main, unmount } = await mount(() => <Selectable density="compact" />)
  for (const control of main.querySelectorAll('button, input, [role=columnheader] > span[aria-hidden]')) {
    const { width, height } = control.getBoundingClientRect()
    expect(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(24)
  }
  unmount()
})
