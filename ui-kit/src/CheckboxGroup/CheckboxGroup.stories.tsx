import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'

const meta: Meta<CheckboxGroupProps> = { component: CheckboxGroup, title: '表单/CheckboxGroup 复选框组' }
export default meta
type Story = StoryObj<CheckboxGroupProps>

const roles = [
  <Checkbox key="operator" value="operator" description="提交开具、转让、融资申请">
    经办
  </Checkbox>,
  <Checkbox key="director" value="director">
    主管
  </Checkbox>,
  <Checkbox key="query" value="query">
    查询
  </Checkbox>,
]

export const Filled: Story = {
  name: '一组有名字，先读说明',
  args: {
    label: '申请的角色',
    isRequired: true,
    description: '至少选一项',
    defaultValue: ['operator'],
    children: roles,
  },
}
export const Empty: Story = {
  name: '选填写在名字里',
  args: { label: '通知方式', isOptional: true, children: roles.slice(1) },
}
export const Invalid: Story = {
  name: '没有选时，错误属于这一组',
  args: { label: '申请的角色', isRequired: true, error: '请至少选择一个角色', children: roles },
}
export const ReadOnly: Story = {
  name: '不能改时仍能到达',
  args: { label: '已有的角色', isReadOnly: true, defaultValue: ['operator', 'query'], children: roles },
}
