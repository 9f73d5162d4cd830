import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { IdCardField } from '../IdCardField/IdCardField.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { OtpField } from '../OtpField/OtpField.tsx'
import { PhoneField } from '../PhoneField/PhoneField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { mount } from './testing/mount.tsx'
import { isSeveralCells } from './useOneCell.ts'

const sentence = '粘贴的内容有多个单元格，请一次粘贴一个'
const fields = {
  MoneyField: ['100\n200', () => <MoneyField label="甲" defaultValue="7.00" />],
  NumberField: ['1\t2', () => <NumberField label="甲" defaultValue="7" />],
  CardNumberField: ['6222020200012345\r\n6222020200054321', () => <CardNumberField label="甲" defaultValue="7" />],
  PhoneField: ['13800000101\n13800000102', () => <PhoneField label="甲" defaultValue="7" />],
  IdCardField: ['110105194912310021\t2', () => <IdCardField label="甲" defaultValue="7" today="2026-11-21" />],
  OtpField: ['123\n456', () => <OtpField label="甲" defaultValue="7" />],
  DateField: ['2026-11-01\t2026-11-02', () => <DateField label="甲" defaultValue="2026-01-01" />],
  'a text of figures': ['12345678\n87654321', () => <TextField label="甲" defaultValue="7" inputMode="numeric" />],
} as const

/** As the browser does it: what nobody prevents comes into the box in one line. */
function paste(box: HTMLInputElement, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  return box.dispatchEvent(event)
}

test.each(Object.entries(fields))('%s refuses two cells before the browser joins them', async (_, [cells, Field]) => {
  const { main, unmount } = await mount(Field)
  const box = main.querySelector('input:not([type=hidden])') as HTMLInputElement
  const before = box.value
  box.focus()
  expect(paste(box, cells)).toBe(false)
  await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible()
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual([before, 'true'])
  expect(paste(box, `${cells.split(/[\t\r\n]/)[0]}\r\n`), 'one cell has its end, too').toBe(true)
  await userEvent.keyboard('1')
  await expect.poll(() => main.textContent).not.toContain(sentence)
  unmount()
})

test('a text is pasted as it is', async () => {
  const { main, unmount } = await mount(() => <TextField label="甲" />)
  expect(paste(main.querySelector('input') as HTMLInputElement, '甲\n乙')).toBe(true)
  unmount()
})

test.each([
  ['100\n200', true],
  ['1\t2', true],
  ['1 \r\n 2\r\n', true],
  ['100\r\n', false],
  ['\t100', false],
  ['1 000.00', false],
  ['', false],
])('%j is several cells: %s', (text, expected) => {
  expect(isSeveralCells(text)).toBe(expected)
})
