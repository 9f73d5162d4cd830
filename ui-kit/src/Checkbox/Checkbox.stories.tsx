import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

const meta: Meta<CheckboxProps> = { component: Checkbox, title: '表单/Checkbox 复选框' }
export default meta
type Story = StoryObj<CheckboxProps>

export const Off: Story = {
  name: '空格键打勾',
  args: { children: '记住企业名称' },
}

export const On: Story = {
  name: '已勾选：有勾，不只是颜色',
  args: { children: '记住企业名称', defaultSelected: true, description: '公用电脑上请不要勾选' },
}

export const Indeterminate: Story = {
  name: '部分选中',
  args: { children: '全选本页', isIndeterminate: true },
}

export const Invalid: Story = {
  name: '没有同意时说明怎么改',
  args: {
    children: '我已阅读并同意《金票服务协议》',
    isRequired: true,
    error: '请阅读并同意《金票服务协议》',
  },
}
