import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = { component: ErrorSummary, title: '表单/ErrorSummary 错误汇总' } satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

const errors = [
  { fieldId: 'supplier', message: '请选择供应商' },
  { fieldId: 'amount', message: '金额不能超过可用额度 200万元' },
  { fieldId: 'agree', message: '请阅读并同意服务协议' },
]

/** As high as a finger needs, like the labels of Checkbox and RadioGroup. */
const label = { display: 'inline-flex', alignItems: 'center', gap: 8, minBlockSize: 44 }

const fields = (
  <>
    <fieldset id="supplier">
      <legend>供应商</legend>
      <label style={label}>
        <input type="radio" name="supplier" /> 华建材料
      </label>
      <label style={label}>
        <input type="radio" name="supplier" /> 金海物流
      </label>
    </fieldset>
    <TextField id="amount" label="融资金额（元）" defaultValue="3,000,000.00" error={errors[1]?.message} />
    <label style={label}>
      <input id="agree" type="checkbox" aria-invalid /> 同意服务协议
    </label>
  </>
)

export const Shown: Story = {
  name: '提交后出现在最前面，按页面顺序列出',
  args: { errors: [...errors].reverse(), attempt: 1 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary {...args} />
      {fields}
    </div>
  ),
}

export const OnSubmit: Story = {
  name: '每次提交都取得焦点，改的时候不变',
  args: { errors, attempt: 0 },
  render: function OnSubmit({ errors }) {
    const [attempt, setAttempt] = useState(0)
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <ErrorSummary errors={errors} attempt={attempt} />
        {fields}
        <Button tone="primary" onPress={() => setAttempt(attempt + 1)}>
          提交
        </Button>
      </div>
    )
  },
}

export const InTab: Story = {
  name: '字段在别的页签里时，先打开那个页签',
  args: { errors: [{ fieldId: 'pin', message: '请输入 UKEY 密码' }], attempt: 1 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary {...args} />
      <Tabs
        aria-label="登录方式"
        items={[
          { id: 'password', label: '密码登录', content: <TextField label="密码" type="password" /> },
          { id: 'ukey', label: 'UKEY 登录', errors: 1, content: <TextField id="pin" label="UKEY 密码" /> },
        ]}
      />
    </div>
  ),
}

export const WholeForm: Story = {
  name: '不属于某个字段的错误是文字，不是链接',
  args: { errors: [{ message: '企业名称、手机号或密码不正确，还可尝试 2 次' }], attempt: 1 },
}
