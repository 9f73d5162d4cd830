import { SpokenSerials, SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { spokenProse } from '@jinpiao/values/spoken'
import type { ReactNode } from 'react'
import * as css from './archetypes.css.ts'

export interface SampleProps {
  /** Level of its heading: 1 as a page, 3 inside the studio. */
  level?: 1 | 3
  /** Tells two samples on one page apart, in the names of their regions. */
  of?: string
}

interface HeadProps extends SampleProps {
  title: string
  tag?: ReactNode
  children?: ReactNode
}

/** One line: what it is, where it stands, and at its end what can be done with the page as a whole. */
export function Head({ title, level = 1, tag, children }: HeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={css.head}>
      <Heading className={css.title}>
        <SpokenSerials>{title}</SpokenSerials>
      </Heading>
      {tag}
      <div className={css.end}>{children}</div>
    </div>
  )
}

/** Words with days in them, as `2027-03-01`, which are heard as days. */
export const Days = ({ children }: { children: string }) => (
  <SpokenText visible={children} spoken={spokenProse(children)} />
)

/** The rules of an archetype, below it. */
export function Rules({ children }: { children: readonly string[] }) {
  return (
    <section className={css.rulesBelow} aria-label="版式规则">
      <ul className={css.rules}>
        {children.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
