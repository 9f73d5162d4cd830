import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { fieldPair } from './fieldPair.css.ts'
import { frames, mount } from './testing/mount.tsx'

beforeAll(() => page.viewport(1280, 800))
afterAll(() => page.viewport(1280, 720))

test('visual: in a pair hints stand above the boxes, and the boxes align whatever is said of them', async () => {
  const { main, unmount } = await mount(() => (
    <div className={fieldPair}>
      <Select label="额度来源" options={[{ id: '1', label: '一' }]} description="可用额度 100 元" isRequired />
      <TextField label="合同编号" />
      <MoneyField label="金额（元）" defaultValue="1.00" showWords error="金额不能超过合同金额" />
      <TextField label="说明" description="接收方会看到" isOptional />
    </div>
  ))
  await frames()
  const top = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().top ?? Number.NaN)
  const boxes = [...main.querySelectorAll('button, input:not([type=hidden])')].filter(
    ({ clientHeight }) => clientHeight > 24,
  )
  const [limit, number, amount, note] = boxes
  expect(boxes).toHaveLength(4)
  expect(top(limit)).toBe(top(number))
  expect(top(amount)).toBe(top(note))
  expect(top(amount)).toBeGreaterThan(top(limit))
  const hints = [...main.querySelectorAll('[slot=description], [id$=hint]')].filter(
    ({ clientHeight }) => clientHeight > 0,
  )
  expect(hints.map((hint) => top(hint) < top(hint.textContent?.includes('可用') ? limit : note))).toEqual([true, true])
  unmount()
})
