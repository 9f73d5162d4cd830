import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { IdCardField } from '../IdCardField/IdCardField.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { OtpField } from '../OtpField/OtpField.tsx'
import { PhoneField } from '../PhoneField/PhoneField.tsx'
import { listen } from './testing/heard.ts'
import { frames, mount } from './testing/mount.tsx'

interface FieldProps {
  value: string
  onChange: (value: string) => void
}

/** What is half typed, in each field that takes stock on leaving. */
const fields: [name: string, typed: string, Field: ComponentType<FieldProps>][] = [
  ['NumberField', '1.2', (props) => <NumberField label="账期（天）" {...props} />],
  ['OtpField', '12 3', (props) => <OtpField label="验证码" {...props} />],
  ['PhoneField', '138 0', (props) => <PhoneField label="手机号" {...props} />],
  ['CardNumberField', '6222x', (props) => <CardNumberField label="账号" {...props} />],
  ['IdCardField', '1101', (props) => <IdCardField today="2025-01-01" {...props} />],
  ['MoneyField', '12.345', (props) => <MoneyField label="金额（元）" {...props} />],
  ['DateField', '2025-1', (props) => <DateField label="到期日" today="2025-01-01" {...props} />],
  ['DateRangePicker', '2025-1-1', StartAfterEnd],
  ['ComboBox', '江', (props) => <ComboBox label="供应商" options={[{ id: 'a', label: '江城精铸' }]} {...props} />],
]

/** Its first box: the start, which is typed after the end. */
function StartAfterEnd({ value, onChange }: FieldProps) {
  const range = { from: value, to: '2024-12-31' }
  return <DateRangePicker label="日期" value={range} onChange={({ from }) => onChange(from)} />
}

test.each(fields)('P3: %s takes no stock while another window has the focus', async (_, typed, Field) => {
  function Form() {
    const [value, setValue] = useState('')
    return <Field value={value} onChange={setValue} />
  }
  const { main, unmount } = await mount(Form)
  const ear = listen()
  const input = main.querySelector('input') as HTMLInputElement
  input.focus()
  await userEvent.keyboard(typed)
  // What a browser reports when its window loses the focus: the field stays the active element.
  for (const type of ['blur', 'focusout']) {
    input.dispatchEvent(new FocusEvent(type, { bubbles: type === 'focusout' }))
  }
  await frames()
  await ear.quiet()
  expect(input.value).toBe(typed)
  expect(main.querySelector('[aria-invalid]')).toBeNull()
  // A list that has opened may say how much it offers, as it does while typing.
  expect(ear.heard.filter((text) => text !== '共 1 项')).toEqual([])
  ear.stop()
  unmount()
})
