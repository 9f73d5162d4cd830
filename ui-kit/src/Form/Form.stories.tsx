import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'

const meta: Meta<FormProps> = {
  component: Form,
  title: '表单/Form 表单',
  args: { onSubmit: () => undefined, children: null },
}
export default meta
type Story = StoryObj<FormProps>

export const Login: Story = {
  name: '空着提交：说有几处要改，链接到字段',
  render: function Login({ onSubmit }) {
    const [values, setValues] = useState({ company: '', password: '' })
    const [errors, setErrors] = useState<{ fieldId: string; message: string }[]>([])
    const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message
    return (
      <Form
        errors={errors}
        onSubmit={(event) => {
          const found = [
            { fieldId: 'company', message: '请填写企业名称', wrong: values.company === '' },
            { fieldId: 'password', message: '请填写密码', wrong: values.password === '' },
          ].filter(({ wrong }) => wrong)
          setErrors(found)
          return found.length === 0 ? onSubmit(event) : undefined
        }}
      >
        <TextField
          id="company"
          label="企业名称"
          isRequired
          autoComplete="organization"
          value={values.company}
          onChange={(company) => setValues({ ...values, company })}
          error={errorOf('company')}
        />
        <PasswordField
          id="password"
          label="密码"
          isRequired
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
          error={errorOf('password')}
        />
        <Button type="submit" tone="primary">
          登录
        </Button>
      </Form>
    )
  },
}
