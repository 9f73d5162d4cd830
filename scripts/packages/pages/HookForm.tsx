import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumberField } from '@jinpiao/ui-kit/CardNumberField'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { CheckboxGroup } from '@jinpiao/ui-kit/CheckboxGroup'
import { ComboBox } from '@jinpiao/ui-kit/ComboBox'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { DateRangePicker } from '@jinpiao/ui-kit/DateRangePicker'
import { formErrors } from '@jinpiao/ui-kit/ErrorSummary'
import { FileUpload, type UploadedFile } from '@jinpiao/ui-kit/FileUpload'
import { Form } from '@jinpiao/ui-kit/Form'
import { IdCardField } from '@jinpiao/ui-kit/IdCardField'
import { KitProvider } from '@jinpiao/ui-kit/KitProvider'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { NumberField } from '@jinpiao/ui-kit/NumberField'
import { OtpField } from '@jinpiao/ui-kit/OtpField'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { SearchField } from '@jinpiao/ui-kit/SearchField'
import { SegmentedSwitch } from '@jinpiao/ui-kit/SegmentedSwitch'
import { Select } from '@jinpiao/ui-kit/Select'
import { Switch } from '@jinpiao/ui-kit/Switch'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { TextField } from '@jinpiao/ui-kit/TextField'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Controller, type ControllerRenderProps, type FieldPath, useForm } from 'react-hook-form'

const values = {
  company: '江城精铸',
  note: '按合同',
  password: 'pw',
  phone: '13800138000',
  code: '123456',
  idCard: '11010519491231002X',
  account: '6222020200112233445',
  amount: '',
  days: '90',
  due: '2026-01-01',
  range: { from: '2026-01-01', to: '2026-01-31' },
  words: '金票',
  way: '',
  supplier: 'transfer',
  answer: 'pass',
  posts: ['operator'],
  agreed: true,
  sms: false,
  view: 'chart' as 'chart' | 'table',
  contract: [{ id: 'f1', name: '合同.pdf', size: 2048 }] as UploadedFile[],
}
type Values = typeof values

const ways = [
  { id: 'transfer', label: '转让' },
  { id: 'finance', label: '融资' },
]
const answers = [
  { value: 'pass', label: '通过' },
  { value: 'return', label: '退回' },
]

/** Each field takes all that react-hook-form gives it. */
function Application() {
  const form = useForm<Values>({ defaultValues: values, shouldFocusError: false })
  const { control, formState } = form
  const { errors } = formState
  const [sent, setSent] = useState('')

  function field<Name extends FieldPath<Values>>(
    name: Name,
    render: (field: ControllerRenderProps<Values, Name>) => ReactElement,
    required?: string,
  ) {
    return (
      <Controller
        control={control}
        name={name}
        rules={required === undefined ? {} : { required }}
        render={(given) => render(given.field)}
      />
    )
  }

  return (
    <Form onSubmit={form.handleSubmit((data) => setSent(JSON.stringify(data)))} errors={formErrors(errors)}>
      {field('company', (given) => (
        <TextField label="企业名称" {...given} />
      ))}
      {field('note', (given) => (
        <TextArea label="备注" {...given} />
      ))}
      {field('password', (given) => (
        <PasswordField label="密码" autoComplete="current-password" {...given} />
      ))}
      {field('phone', (given) => (
        <PhoneField label="手机号" {...given} />
      ))}
      {field('code', (given) => (
        <OtpField label="验证码" {...given} />
      ))}
      {field('idCard', (given) => (
        <IdCardField today="2026-01-01" {...given} />
      ))}
      {field('account', (given) => (
        <CardNumberField label="银行账号" {...given} />
      ))}
      {field(
        'amount',
        (given) => (
          <MoneyField label="融资金额（元）" {...given} error={errors.amount?.message} />
        ),
        '请输入融资金额',
      )}
      {field('days', (given) => (
        <NumberField label="账期（天）" {...given} />
      ))}
      {field('due', (given) => (
        <DateField label="到期日" {...given} />
      ))}
      {field('range', (given) => (
        <DateRangePicker label="提交日期" {...given} />
      ))}
      {field('words', (given) => (
        <SearchField label="查找" {...given} />
      ))}
      {field(
        'way',
        (given) => (
          <Select label="用途" options={ways} {...given} error={errors.way?.message} />
        ),
        '请选择用途',
      )}
      {field('supplier', (given) => (
        <ComboBox label="供应商" options={ways} {...given} />
      ))}
      {field('answer', (given) => (
        <RadioGroup label="意见" options={answers} {...given} />
      ))}
      {field('posts', (given) => (
        <CheckboxGroup label="岗位" {...given}>
          <Checkbox value="operator">经办</Checkbox>
          <Checkbox value="query">查询</Checkbox>
        </CheckboxGroup>
      ))}
      {field('agreed', (given) => (
        <Checkbox {...given}>我已阅读协议</Checkbox>
      ))}
      {field('sms', (given) => (
        <Switch {...given}>短信通知</Switch>
      ))}
      {field('view', (given) => (
        <SegmentedSwitch
          label="显示"
          segments={[
            { value: 'table', label: '表格' },
            { value: 'chart', label: '图' },
          ]}
          {...given}
        />
      ))}
      {field('contract', (given) => (
        <FileUpload
          label="合同"
          types={['pdf']}
          maxBytes={1024 ** 2}
          upload={() => Promise.resolve({ id: 'f2' })}
          {...given}
        />
      ))}
      <Button type="submit">提交</Button>
      <output>{sent}</output>
    </Form>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider locale="zh-CN">
    <Application />
  </KitProvider>,
)
