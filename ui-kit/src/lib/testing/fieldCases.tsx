import type { ReactElement, RefCallback } from 'react'
import { userEvent } from 'vitest/browser'
import { CardNumberField } from '../../CardNumberField/CardNumberField.tsx'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../CheckboxGroup/CheckboxGroup.tsx'
import { ComboBox } from '../../ComboBox/ComboBox.tsx'
import { DateField } from '../../DateField/DateField.tsx'
import { DateRangePicker } from '../../DateRangePicker/DateRangePicker.tsx'
import { FileUpload } from '../../FileUpload/FileUpload.tsx'
import { IdCardField } from '../../IdCardField/IdCardField.tsx'
import { MoneyField } from '../../MoneyField/MoneyField.tsx'
import { NumberField } from '../../NumberField/NumberField.tsx'
import { OtpField } from '../../OtpField/OtpField.tsx'
import { PasswordField } from '../../PasswordField/PasswordField.tsx'
import { PhoneField } from '../../PhoneField/PhoneField.tsx'
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx'
import { SearchField } from '../../SearchField/SearchField.tsx'
import { SegmentedSwitch } from '../../SegmentedSwitch/SegmentedSwitch.tsx'
import { Select } from '../../Select/Select.tsx'
import { Switch } from '../../Switch/Switch.tsx'
import { TextArea } from '../../TextArea/TextArea.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import type { Focusable } from '../focusTarget.ts'
import { frames } from './mount.tsx'

/** What a form gives a field: react-hook-form with `value`, a native form with `defaultValue`. */
export interface Given<Value> {
  name: string
  ref: RefCallback<Focusable>
  onBlur: () => void
  disabled?: boolean
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
}

export interface FieldCase {
  render: (given: Given<never>) => ReactElement
  /** What stands there at first, what a native form sends of it, and what stands there after `change`. */
  value: unknown
  sent: [string, string][]
  change: (field: HTMLElement) => Promise<void> | void
  changed: unknown
}

/** Every field, by the name of its component: whoever adds one adds it here. */
export const fieldCases: [string, FieldCase][] = []
function field<Value>(
  component: string,
  render: (given: Given<Value>) => ReactElement,
  about: { value: Value; sent: string | [string, string][]; change: FieldCase['change']; changed: Value },
) {
  const sent: [string, string][] = typeof about.sent === 'string' ? [['f', about.sent]] : about.sent
  fieldCases.push([component, { ...about, sent, render: render as unknown as FieldCase['render'] }])
}

/** Types into the field's box in place of what stands there. */
const type = (text: string) => (main: HTMLElement) =>
  userEvent.fill(main.querySelector('input:not([type=hidden]), textarea') as HTMLElement, text)
export const press = (selector: string) => (main: HTMLElement) => (main.querySelector(selector) as HTMLElement).click()

const ways = [
  { id: 'transfer', label: '转让' },
  { id: 'finance', label: '融资' },
]
const answers = [
  { value: 'pass', label: '通过' },
  { value: 'return', label: '退回' },
]
const file = (id: string) => ({ id, name: `${id}.pdf`, size: 2048 })

field<string>('TextField', (given) => <TextField label="甲" {...given} />, {
  value: '江城',
  sent: '江城',
  change: type('精铸'),
  changed: '精铸',
})
field<string>('TextArea', (given) => <TextArea label="甲" {...given} />, {
  value: '江城',
  sent: '江城',
  change: type('精铸'),
  changed: '精铸',
})
field<string>('PasswordField', (given) => <PasswordField label="甲" autoComplete="off" {...given} />, {
  value: ' p w ',
  sent: ' p w ',
  change: type('q'),
  changed: 'q',
})
field<string>('SearchField', (given) => <SearchField label="甲" {...given} />, {
  value: '江城',
  sent: '江城',
  change: type('精铸'),
  changed: '精铸',
})
field<string>('PhoneField', (given) => <PhoneField label="甲" {...given} />, {
  value: '138 0013 8000',
  sent: '13800138000',
  change: type('13900139000'),
  changed: '13900139000',
})
field<string>('OtpField', (given) => <OtpField label="甲" {...given} />, {
  value: '12 34 56',
  sent: '123456',
  change: type('654321'),
  changed: '654321',
})
field<string>('IdCardField', (given) => <IdCardField today="2026-01-01" {...given} />, {
  value: '11010519491231002x',
  sent: '11010519491231002X',
  change: type('1'),
  changed: '1',
})
field<string>('CardNumberField', (given) => <CardNumberField label="甲" {...given} />, {
  value: '6222020200112233445',
  sent: '6222020200112233445',
  change: type('6222 0202'),
  changed: '62220202',
})
field<string>('MoneyField', (given) => <MoneyField label="甲" {...given} />, {
  value: '1234567.89',
  sent: '1234567.89',
  change: type('2,000'),
  changed: '2000.00',
})
field<string>('NumberField', (given) => <NumberField label="甲" {...given} />, {
  value: '90',
  sent: '90',
  change: type('1,080'),
  changed: '1080',
})
field<string>('DateField', (given) => <DateField label="甲" {...given} />, {
  value: '2026-01-01',
  sent: '2026-01-01',
  change: type('2026年2月3日'),
  changed: '2026-02-03',
})
field<{ from: string; to: string }>('DateRangePicker', (given) => <DateRangePicker label="甲" {...given} />, {
  value: { from: '2026-01-01', to: '2026-01-31' },
  sent: [
    ['f-from', '2026-01-01'],
    ['f-to', '2026-01-31'],
  ],
  change: type('20260102'),
  changed: { from: '2026-01-02', to: '2026-01-31' },
})
field<string>('Select', (given) => <Select label="甲" options={ways} {...given} />, {
  value: 'transfer',
  sent: 'transfer',
  change: async (main) => {
    ;(main.querySelector('[data-field] button') as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  },
  changed: 'finance',
})
field<string>('ComboBox', (given) => <ComboBox label="甲" options={ways} {...given} />, {
  value: 'transfer',
  sent: 'transfer',
  change: async (main) => {
    ;(main.querySelector('[data-field] input') as HTMLElement).focus()
    await userEvent.keyboard('{Control>}a{/Control}融资')
    await frames()
    await userEvent.keyboard('{ArrowDown}{Enter}')
  },
  changed: 'finance',
})
field<string>('RadioGroup', (given) => <RadioGroup label="甲" options={answers} {...given} />, {
  value: 'pass',
  sent: 'pass',
  change: press('input[value=return]'),
  changed: 'return',
})
field<'table' | 'chart'>(
  'SegmentedSwitch',
  (given) => (
    <SegmentedSwitch
      label="甲"
      segments={[
        { value: 'table', label: '表格' },
        { value: 'chart', label: '图' },
      ]}
      {...given}
    />
  ),
  { value: 'table', sent: 'table', change: press('input[value=chart]'), changed: 'chart' },
)
field<string[]>(
  'CheckboxGroup',
  (given) => (
    <CheckboxGroup label="甲" {...given}>
      <Checkbox value="operator">经办</Checkbox>
      <Checkbox value="query">查询</Checkbox>
    </CheckboxGroup>
  ),
  {
    value: ['operator', 'query'],
    sent: [
      ['f', 'operator'],
      ['f', 'query'],
    ],
    change: press('input[value=query]'),
    changed: ['operator'],
  },
)
field<boolean>(
  'Checkbox',
  ({ defaultValue, ...given }) => (
    <Checkbox {...given} {...(defaultValue !== undefined && { defaultSelected: defaultValue })}>
      甲
    </Checkbox>
  ),
  { value: true, sent: 'on', change: press('input'), changed: false },
)
field<boolean>(
  'Switch',
  ({ defaultValue, ...given }) => (
    <Switch {...given} {...(defaultValue !== undefined && { defaultSelected: defaultValue })}>
      甲
    </Switch>
  ),
  { value: true, sent: 'on', change: press('input'), changed: false },
)
field<readonly { id: string; name: string; size: number }[]>(
  'FileUpload',
  (given) => (
    <FileUpload label="甲" types={['pdf']} maxBytes={9999} maxFiles={3} upload={async () => ({ id: 'c' })} {...given} />
  ),
  {
    value: [file('a'), file('b')],
    sent: [
      ['f', 'a'],
      ['f', 'b'],
    ],
    change: press('li button'),
    changed: [file('b')],
  },
)
