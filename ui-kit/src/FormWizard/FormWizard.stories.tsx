import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SummaryList } from '../SummaryList/SummaryList.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormWizard, type FormWizardProps } from './FormWizard.tsx'

/** Keeps what was typed and checks it, as a page does. */
function Registration(args: FormWizardProps & { filled?: boolean }) {
  const [current, setCurrent] = useState(args.current)
  const [values, setValues] = useState({ corp: args.filled ? '中建西部建设' : '', name: args.filled ? '王小明' : '' })
  const [errors, setErrors] = useState<{ fieldId: string; message: string }[]>([])
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message
  return (
    <FormWizard
      {...args}
      current={current}
      errors={errors}
      onStepChange={(id) => {
        setErrors([])
        setCurrent(id)
        args.onStepChange(id)
      }}
      onCheck={(id) => {
        const missing =
          id === 'corp' && values.corp === ''
            ? [{ fieldId: 'corp', message: '请填写企业名称' }]
            : id === 'person' && values.name === ''
              ? [{ fieldId: 'name', message: '请填写联系人' }]
              : []
        setErrors(missing)
        if (missing.length === 0) void args.onCheck(id)
        return missing.length === 0
      }}
      steps={[
        {
          id: 'corp',
          title: '企业信息',
          content: (
            <TextField
              id="corp"
              label="企业名称"
              isRequired
              autoComplete="organization"
              value={values.corp}
              onChange={(corp) => setValues({ ...values, corp })}
              error={errorOf('corp')}
            />
          ),
        },
        {
          id: 'person',
          title: '联系人',
          content: (
            <TextField
              id="name"
              label="联系人"
              isRequired
              autoComplete="name"
              value={values.name}
              onChange={(name) => setValues({ ...values, name })}
              error={errorOf('name')}
            />
          ),
        },
        {
          id: 'check',
          title: '核对提交',
          content: (
            <SummaryList
              rows={[
                { label: '企业名称', value: values.corp },
                { label: '联系人', value: values.name },
              ]}
            />
          ),
        },
      ]}
    />
  )
}

const meta: Meta<FormWizardProps> = {
  component: FormWizard,
  title: '表单/FormWizard 分步表单',
  args: {
    label: '企业注册',
    steps: [],
    current: 'corp',
    submitLabel: '提交注册',
    onStepChange: () => {},
    onCheck: () => true,
  },
  render: (args) => <Registration {...args} />,
}
export default meta
type Story = StoryObj<FormWizardProps>

export const Empty: Story = { name: '没填就下一步：留在这一步，说哪里要改' }

export const Filled: Story = {
  name: '填好就下一步：焦点到新一步的标题',
  render: (args) => <Registration {...args} filled />,
}

export const Last: Story = {
  name: '最后一步的按钮是动词，可以回去改',
  args: { current: 'check' },
  render: (args) => <Registration {...args} filled />,
}
