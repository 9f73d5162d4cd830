import {
  Button,
  Checkbox,
  DatePicker,
  Form,
  Input,
  InputNumber,
  type InputNumberProps,
  Layout,
  Radio,
  Select,
  Tooltip,
  Typography,
} from 'antd'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormField, formFields } from '../../form.ts'
import { darkAtom } from './state.ts'

const thousands = (value?: string | number) => String(value ?? '').replace(/\B(?=(\d{3})+(?!\d))/g, ',')
const plain = (value?: string) => (value ?? '').replaceAll(',', '')
const optionsOf = ({ options }: FormField) => options.map((option) => ({ value: option, label: option }))

/** `stringMode`: exact, as ours; and as ours it shows the formatted amount above the box while it is typed (spec §5). */
function Money(props: Pick<InputNumberProps<string>, 'id' | 'value' | 'onChange'>) {
  const { value } = props
  const [isFocused, setFocused] = useState(false)
  return (
    <Tooltip open={isFocused && Boolean(value)} title={value ? `${thousands(value)} 元` : ''} placement="topRight">
      <InputNumber<string>
        {...props}
        stringMode
        min="0"
        precision={2}
        formatter={thousands}
        parser={plain}
        suffix="元"
        style={{ width: 384 }}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </Tooltip>
  )
}

/** The control of a field. */
function control(field: FormField) {
  switch (field.kind) {
    case 'text':
      return <Input />
    case 'money':
      return <Money />
    case 'select':
      return <Select options={optionsOf(field)} />
    case 'date':
      return <DatePicker />
    case 'radio':
      return <Radio.Group options={optionsOf(field)} />
    case 'check':
      return <Checkbox>{field.label}</Checkbox>
  }
}

export function Component() {
  const { t } = useTranslation('form')
  const setDark = useSetAtom(darkAtom)
  return (
    <Layout>
      <Layout.Content style={{ padding: 32 }}>
        <Typography.Title level={1}>{t('title')}</Typography.Title>
        <Button onClick={() => setDark((dark) => !dark)}>{t('theme')}</Button>
        <Form layout="vertical" validateTrigger="onSubmit" style={{ maxWidth: 720 }}>
          {formFields.map((field) =>
            field.kind === 'check' ? (
              <Form.Item key={field.name} name={field.name} valuePropName="checked">
                {control(field)}
              </Form.Item>
            ) : (
              <Form.Item
                key={field.name}
                name={field.name}
                label={field.label}
                rules={[{ required: true, message: t('required') }]}
              >
                {control(field)}
              </Form.Item>
            ),
          )}
          <Button type="primary" htmlType="submit">
            {t('submit')}
          </Button>
        </Form>
      </Layout.Content>
    </Layout>
  )
}
