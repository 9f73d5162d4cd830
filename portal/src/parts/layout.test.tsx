import { expect, test } from 'vitest'
import { mountPage } from './testing/mountPage.tsx'
import * as css from './layout.css.ts'

test('visual, result: the number, which is written down and searched for, stands out from its label', async () => {
  const { main } = await mountPage(
    <div className={css.resultNumber}>
      <div>
        <p>申请编号</p>
        <p>SQ20261125000001</p>
      </div>
    </div>,
  )
  const [label, number] = Array.from(main.querySelectorAll('p'), (line) => getComputedStyle(line))
  expect(parseFloat(number!.fontSize)).toBeGreaterThan(parseFloat(label!.fontSize))
  expect(number!.fontWeight).toBe('600')
})
