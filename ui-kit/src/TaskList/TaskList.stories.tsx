import type { Meta, StoryObj } from '@storybook/react-vite'
import { TaskList } from './TaskList.tsx'

const meta = {
  component: TaskList,
  title: '数据/TaskList 任务清单',
  args: {
    title: '开始使用金票',
    tasks: [
      { id: 'realname', title: '企业实名认证', isDone: true },
      {
        id: 'ukey',
        title: 'UKEY 申领与绑定',
        isDone: false,
        href: '#ukey',
        hint: '复核、签收等操作都要用 UKEY 签名。',
      },
      { id: 'limit', title: '取得开立额度', isDone: false, hint: '请联系平台客户经理申请开立额度。' },
    ],
  },
} satisfies Meta<typeof TaskList>
export default meta
type Story = StoryObj<typeof meta>

export const Started: Story = { name: '说出完成几项，每项的状态用文字' }

export const AllDone: Story = {
  name: '全部完成',
  args: { tasks: [{ id: 'realname', title: '企业实名认证', isDone: true }] },
}

export const OwnStatus: Story = {
  name: '状态可以说得更细',
  args: {
    tasks: [
      { id: 'a', title: '企业实名认证', isDone: false, href: '#a', status: { label: '审核中', tone: 'info' } },
      { id: 'b', title: '绑定银行账户', isDone: false, href: '#b', status: { label: '已退回', tone: 'warning' } },
    ],
  },
}

export const LongText: Story = {
  name: '文字很长时换行，状态不被挤走',
  args: {
    tasks: [
      {
        id: 'a',
        title: '由管理员提交企业实名认证材料、授权书和经办人身份证明，并等待平台审核',
        isDone: false,
        href: '#a',
        hint: '材料要加盖公章，扫描成 PDF，每个文件不超过 10MB；平台一般在两个工作日内审核。',
      },
    ],
  },
}
