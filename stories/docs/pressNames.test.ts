import { expect, test } from 'vitest'
import { pressNames } from './pressNames.ts'

test('a key is shown as it is printed and said as it is called', () => {
  expect(pressNames('ArrowUp')).toEqual([{ shown: '↑', spoken: '向上键' }])
  expect(pressNames('Shift+PageDown').map(({ shown }) => shown)).toEqual(['Shift', 'Page Down'])
  expect(pressNames('Alt+ArrowDown').map(({ shown }) => shown)).toEqual(['Alt', '↓'])
  expect(pressNames('Control+a').map(({ shown }) => shown)).toEqual(['Ctrl', 'A'])
})
