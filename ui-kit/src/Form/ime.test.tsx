import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { IdCardField } from '../IdCardField/IdCardField.tsx'
import { compose, enterOfSafari } from '../lib/testing/ime.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { OtpField } from '../OtpField/OtpField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { PhoneField } from '../PhoneField/PhoneField.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

type Owned = (props: { value: string; onChange: (value: string) => void }) => ReactNode

/** Every field into which one types. */
const fields: Record<string, Owned> = {
  TextField: (props) => <TextField label="合同名称" {...props} />,
  PasswordField: (props) => <PasswordField label="登录密码" autoComplete="current-password" {...props} />,
  MoneyField: (props) => <MoneyField label="金额（元）" {...props} />,
  DateField: (props) => <DateField label="签订日期" {...props} />,
  CardNumberField: (props) => <CardNumberField label="银行卡号" {...props} />,
  IdCardField: (props) => <IdCardField label="身份证号" today="2026-11-22" {...props} />,
  TextArea: (props) => <TextArea label="退回原因" maxLength={200} {...props} />,
  SearchField: (props) => <SearchField label="搜索" {...props} />,
  OtpField: (props) => <OtpField label="验证码" {...props} />,
  PhoneField: (props) => <PhoneField label="手机号" {...props} />,
  NumberField: (props) => <NumberField label="账期（天）" {...props} />,
}

async function open(field: Owned) {
  const onSubmit = vi.fn()
  let value = ''
  function Owner() {
    const [text, setText] = useState('')
    value = text
    return (
      <Form aria-label="表单" onSubmit={onSubmit}>
        {field({ value: text, onChange: setText })}
        <button type="submit">提交</button>
      </Form>
    )
  }
  const { main, unmount } = await mount(Owner)
  const input = main.querySelector('input, textarea') as HTMLInputElement
  input.focus()
  return { input, onSubmit, unmount, value: () => value }
}

describe.each(Object.entries(fields))('%s', (_, field) => {
  test('IME: what is composed arrives once and whole', async () => {
    const { input, value, unmount } = await open(field)
    await compose(['z', 'zh', 'zhong', 'zhong g', 'zhong guo'], '中国')
    await compose(['g', 'gong', 'gong si'], '公司')
    await frames()
    expect(input.value).toBe('中国公司')
    expect(value()).toBe('中国公司')
    unmount()
  })

  test('IME: an Enter that ends a composition sends nothing', async () => {
    const { input, onSubmit, unmount } = await open(field)
    await compose(['j', 'jin', 'jin piao'], 'jinpiao', 'Enter')
    await frames()
    expect(input.value).toBe('jinpiao')
    expect(enterOfSafari(input).defaultPrevented).toBe(true)
    await frames()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(input)
    unmount()
  })
})

test('IME: a ComboBox finds what was composed, and the Enter that ends the composition chooses nothing', async () => {
  const onSearch = vi.fn()
  const onChange = vi.fn()
  const options = [{ id: 'a', label: '江城精铸有限公司' }]
  const { main, unmount } = await mount(() => (
    <ComboBox label="供应商" options={options} value="" onChange={onChange} onSearch={onSearch} />
  ))
  const input = main.querySelector('input') as HTMLInputElement
  input.focus()
  await compose(['j', 'jiang', 'jiang cheng'], '江城', 'Enter')
  await frames()
  expect(input.value).toBe('江城')
  expect(onChange).not.toHaveBeenCalled()
  unmount()
})

describe('IME: full-width digits are digits', () => {
  test.each([
    ['MoneyField', '１，２３４．５', '1234.50'],
    ['DateField', '２０２５－１－１５', '2025-01-15'],
    ['CardNumberField', '６２２２０２', '622202'],
    ['OtpField', '４０２９１３', '402913'],
    ['PhoneField', '＋８６１３８００１３８０００', '13800138000'],
    ['NumberField', '３０', '30'],
    ['IdCardField', '１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
  ] as const)('%s takes %s for %s', async (name, typed, expected) => {
    const { input, value, unmount } = await open(fields[name]!)
    await compose([typed], typed)
    input.blur()
    await frames()
    expect(value().replaceAll(' ', '')).toBe(expected)
    unmount()
  })
})
