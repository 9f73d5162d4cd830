import { announce } from '@jinpiao/ui-kit/lib/announce'
import { type ReactNode, useEffect, useRef } from 'react'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { PageHead, type PageHeadProps } from '#portal/parts/PageHead.tsx'
import { QueryState, type QueryStateProps } from '#portal/parts/QueryState.tsx'

interface DetailPageProps<Data>
  extends Omit<PageHeadProps, 'headingRef'>,
    Pick<QueryStateProps<Data>, 'query' | 'children'> {
  /** Answers to an act, before everything else. */
  above?: ReactNode
}

/**
 * Archetype D: one thing is the page. `title` is its kind until the query has answered, then its name.
 *
 * One h1 from the first moment on, the same element when the data come, because it has taken the focus. Orca 43.1 reads
 * it then and not when its words change: the name is announced.
 */
export function DetailPage<Data>({ query, children, above, ...head }: DetailPageProps<Data>) {
  const { title } = head
  const isKnown = query.data !== undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const wasKnown = useRef(isKnown)
  useInnerTitle(title)
  useEffect(() => {
    if (isKnown && !wasKnown.current && document.activeElement === heading.current) announce(title)
    wasKnown.current = isKnown
  }, [isKnown, title])
  return (
    <div className={layout.stack}>
      <PageHead {...head} headingRef={heading} />
      {above}
      <QueryState query={query}>{children}</QueryState>
    </div>
  )
}
