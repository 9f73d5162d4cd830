import { unwrittenMark as open } from '../../ui-kit/src/lib/testing/unwritten.ts'

/** A box around what it is given: the least that has a type, a style and a story. */
export const componentFile = (name: string): string => `\
import type { ReactNode } from 'react'
import * as css from './${name}.css.ts'

export interface ${name}Props {
  /** ${open}what is shown in it; each further property says its unit, its shape, and when it is left out. */
  children: ReactNode
}

/** ${open}what it is in at most ten words; then when to use it, and what it never does. */
export function ${name}({ children }: ${name}Props) {
  return <div className={css.root}>{children}</div>
}
`

export const styleFile = (): string => `\
import { vars } from '@jinpiao/themes/contract.css'
import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space[3], minInlineSize: 0, color: vars.color.text })
`

export const storiesFile = (name: string): string => `\
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name} } from './${name}.tsx'

const meta = {
  component: ${name},
  title: '${open}侧边栏里的分组，例如“表单”/${name} ${open}中文名字',
  args: { children: '${open}真实的例子' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = { name: '${open}一句中文的承诺；每种状态一个故事' }
`

export const brokenFile = (): string => `\
/** Wrong builds that the contract must catch (\`brokenBy\`). */

/** ${open}what is wrong here, and nothing else; one build for each thing that can go wrong. */
export const Wrong = () => <div>${open}与故事相同的内容，只错一处</div>
`

export const testFile = (name: string, contract: string): string => `\
import { runContract } from '../lib/testing/runContract.tsx'
import { ${contract} } from './${name}.a11y.ts'
import * as broken from './${name}.broken.tsx'
import * as stories from './${name}.stories.tsx'

runContract(${contract}, stories, broken)
`
