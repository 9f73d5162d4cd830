import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, title: '信息/Skeleton 占位' } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { name: '加载中：占位不出声，一秒后说一次', args: { isLoading: true } }
export const Loaded: Story = { name: '加载后就是内容', args: { isLoading: false, children: <p>共 12 条</p> } }
