import type { Meta, StoryObj } from '@storybook/react-vite'
import { Studio } from './Studio.tsx'

const meta = { component: Studio, title: '总览/白标工作室', tags: ['!autodocs'] } satisfies Meta<typeof Studio>
export default meta

export const Edit: StoryObj<typeof meta> = { name: '改颜色、名称、标志和所有文字，四种模式同时变化' }
