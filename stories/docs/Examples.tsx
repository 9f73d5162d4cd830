import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { Disclosure } from '@jinpiao/ui-kit/Disclosure'
import { useState } from 'react'
import * as css from './docs.css.ts'
import { Prose } from './Prose.tsx'
import { Part } from './parts.tsx'
import { StoryFrame } from './StoryFrame.tsx'

/** As much as is used of Storybook's prepared stories. */
export interface Example {
  id: string
  name: string
  /** To be copied into an application: a module with one component. */
  source: string | undefined
}

interface ExamplesProps {
  examples: readonly Example[]
  /** Something opens over the page. */
  opens: boolean
  /** It takes the focus and holds it: not before somebody asks for it. */
  interrupts: boolean
}

/** The first story at once; the others when they are asked for, as each is a page of its own. */
export function Examples({ examples, opens, interrupts }: ExamplesProps) {
  const [first] = interrupts ? [] : examples
  const others = examples.filter((example) => example !== first)
  return (
    <>
      {first !== undefined && (
        <Part title={first.name}>
          <StoryFrame id={first.id} title={first.name} opens={opens} />
          <Source of={first} />
        </Part>
      )}
      {others.map((example) => (
        <Other key={example.id} example={example} opens={opens} />
      ))}
    </>
  )
}

function Other({ example, opens }: { example: Example; opens: boolean }) {
  const [isExpanded, setExpanded] = useState(false)
  return (
    <Disclosure
      headingLevel={3}
      title={<Prose>{example.name}</Prose>}
      isExpanded={isExpanded}
      onExpandedChange={setExpanded}
    >
      {isExpanded && (
        <div className={css.section}>
          <StoryFrame id={example.id} title={example.name} opens={opens} />
          <Source of={example} />
        </div>
      )}
    </Disclosure>
  )
}

function Source({ of: { name, source } }: { of: Example }) {
  if (source === undefined) return null
  return (
    <Disclosure title={<>代码：{name}</>}>
      <CopyButton text={source} what="代码" />
      <pre className={css.source}>
        <code>{source}</code>
      </pre>
    </Disclosure>
  )
}
