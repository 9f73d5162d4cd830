import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gridCommand, type Stroke } from './gridKeys.ts'

const size = { rows: 100_001, columns: 6, page: 10 }
const at = { row: 500, column: 2 }
/** `Control+Shift+Home` as the browser reports it. */
function stroke(keys: string): Stroke {
  const names = keys.split('+')
  const key = names.at(-1) ?? ''
  const held = (name: string) => names.slice(0, -1).includes(name)
  return {
    key: key === 'Space' ? ' ' : key,
    ctrlKey: held('Control'),
    metaKey: held('Meta'),
    shiftKey: held('Shift'),
    altKey: held('Alt'),
  }
}

describe('APG grid: every key row of the pattern', () => {
  test.each([
    ['ArrowRight', 500, 3],
    ['ArrowLeft', 500, 1],
    ['ArrowDown', 501, 2],
    ['ArrowUp', 499, 2],
    ['PageDown', 510, 2],
    ['PageUp', 490, 2],
    ['Home', 500, 0],
    ['End', 500, 5],
    ['Control+Home', 0, 0],
    ['Control+End', 100_000, 5],
    ['Meta+End', 100_000, 5],
  ])('%s moves to row %d, column %d', (keys, row, column) => {
    expect(gridCommand(stroke(keys), at, size)).toEqual({ do: 'move', to: { row, column }, extend: false })
  })

  test.each([
    ['Shift+ArrowDown', 501],
    ['Shift+ArrowUp', 499],
    ['Shift+PageDown', 510],
    ['Shift+PageUp', 490],
    ['Control+Shift+Home', 1],
    ['Control+Shift+End', 100_000],
  ])('%s extends the selection to row %d and stays in its column', (keys, row) => {
    expect(gridCommand(stroke(keys), at, size)).toEqual({ do: 'move', to: { row, column: 2 }, extend: true })
  })

  test.each([
    ['Space', 'toggle'],
    ['Shift+Space', 'range'],
    ['Control+a', 'all'],
    ['Meta+a', 'all'],
    ['Enter', 'enter'],
    ['F2', 'enter'],
  ])('%s: %s', (keys, what) => {
    expect(gridCommand(stroke(keys), at, size)).toEqual({ do: what })
  })
})

test.each(['Tab', 'Escape', 'a', 'Alt+ArrowLeft', 'Control+ArrowDown', 'Shift+ArrowLeft', 'Control+Space', 'F8'])(
  '%s is not the grid’s',
  (keys) => expect(gridCommand(stroke(keys), at, size)).toBeUndefined(),
)

test('PageUp stops at the first row of data, and in the header stays there', () => {
  const up = (row: number) => gridCommand(stroke('PageUp'), { row, column: 0 }, size)
  expect(up(4)).toMatchObject({ to: { row: 1 } })
  expect(up(0)).toMatchObject({ to: { row: 0 } })
})

test('no key leads out of the grid, and no range into the header, however small the grid', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']
  fc.assert(
    fc.property(
      fc.constantFrom(...keys.flatMap((key) => ['', 'Control+', 'Shift+', 'Control+Shift+'].map((held) => held + key))),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(),
      fc.nat(),
      (key, rows, columns, row, column) => {
        const command = gridCommand(
          stroke(key),
          { row: row % rows, column: column % columns },
          { rows, columns, page: 7 },
        )
        if (command?.do !== 'move') return
        expect(command.to.row).toBeGreaterThanOrEqual(command.extend && rows > 1 ? 1 : 0)
        expect(command.to.row).toBeLessThan(rows)
        expect(command.to.column).toBeGreaterThanOrEqual(0)
        expect(command.to.column).toBeLessThan(columns)
      },
    ),
  )
})
