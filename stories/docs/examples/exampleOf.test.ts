import { describe, expect, test } from 'vitest'
import { examplesOf } from './exampleOf.ts'
import { kitExamples } from './kitExamples.ts'

const file = `import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Link } from '../Link/Link.tsx'
import { iconProps } from '../lib/icon.ts'
import { fake } from './fake.ts'
import { X, type XProps } from './X.tsx'

function Controlled(props: XProps) {
  const [value, setValue] = useState(props.value)
  return <X {...props} value={value} onChange={setValue} />
}

const options = ['a', 'b']
const meta = { component: X, title: 'X', args: { tone: 'quiet', options } } satisfies Meta<typeof X>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { name: 'one', args: { children: '保存', isLoud: true, onPress() {} } }
export const Other: Story = { name: 'two', args: { tone: 'loud', icon: (<i {...iconProps} />) }, render: (args) => <Controlled {...args} isLoud /> }
export const Bare: Story = {
  name: 'three',
  render: function Bare({ onPress, options }) {
    const [isOpen] = useState(fake.open)
    return isOpen ? <Link href="#">{options[0]}</Link> : <X onPress={onPress} />
  },
}
`
const beside = `import type { Kind } from './X.tsx'
export const fake: Kind = { open: true }
`
const examples = examplesOf('X', file, () => beside)

describe('a story is a module to copy', () => {
  test('what it gives its component are attributes and content, by the name that is installed', () => {
    expect(examples.get('Plain')).toBe(`import { X } from '@jinpiao/ui-kit/X'

const options = ['a', 'b']

export function Example() {
  return <X tone="quiet" options={options} isLoud onPress={function () {}}>保存</X>
}
`)
  })

  test('what it spreads is written where it is spread, with all that this needs', () => {
    expect(examples.get('Other')).toBe(`import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { X, type XProps } from '@jinpiao/ui-kit/X'
import { useState } from 'react'

function Controlled(props: XProps) {
  const [value, setValue] = useState(props.value)
  return <X {...props} value={value} onChange={setValue} />
}

const options = ['a', 'b']

export function Example() {
  return <Controlled tone="loud" options={options} icon={<i {...iconProps} />} isLoud />
}
`)
  })

  test('what nobody gives it is for the reader to give; what lies beside it and is not installed comes along', () => {
    expect(examples.get('Bare')).toBe(`import { Link } from '@jinpiao/ui-kit/Link'
import type { Kind } from '@jinpiao/ui-kit/X'
import { X } from '@jinpiao/ui-kit/X'
import { useState } from 'react'
import type { ComponentProps } from 'react'

const fake: Kind = { open: true }

const options = ['a', 'b']

export function Example({ onPress }: Pick<ComponentProps<typeof X>, 'onPress'>) {
  const [isOpen] = useState(fake.open)
  return isOpen ? <Link href="#">{options[0]}</Link> : <X onPress={onPress} />
}
`)
  })
})

test.each(Object.entries(kitExamples()))(
  '%s: no example names a file of the repository, or Storybook',
  (_, modules) => {
    expect(Object.values(modules).filter((code) => /from '(\.|@storybook)|\bmeta\b/.test(code))).toEqual([])
  },
)
