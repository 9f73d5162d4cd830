import { type ReactNode, useState } from 'react'
import { DisclosureGroup, type Key } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import { disclosureMessages } from '../lib/messages/disclosure.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './Accordion.css.ts'
import '../lib/racStrings.ts'

export interface AccordionSection {
  /** Unique in the accordion. */
  id: string
  /** The question or the topic: button and heading in one. */
  title: string
  /** What the heading opens; it stays in the page while it is closed. */
  content: ReactNode
}

export interface AccordionProps {
  /** In the order of the page; two or more, a single one is a Disclosure. */
  sections: readonly AccordionSection[]
  /** One below the heading that the accordion stands under. */
  headingLevel: HeadingLevel
  /** Open from the start. */
  defaultExpanded?: readonly string[]
  /** A button before the sections that opens all of them, then closes all: for more than about five. */
  showAll?: boolean
}

/**
 * Several topics of which one reads one or two: questions, rules (APG accordion). Any number may be open at once; to
 * close one because another is opened would take away what somebody is comparing.
 */
export function Accordion({ sections, headingLevel, defaultExpanded = [], showAll = false }: AccordionProps) {
  const t = useMessages(disclosureMessages)
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(() => new Set(defaultExpanded))
  const allOpen = sections.every(({ id }) => expanded.has(id))
  return (
    <div className={css.root}>
      {showAll && (
        <Button
          size="small"
          tone="quiet"
          onPress={() => setExpanded(new Set(allOpen ? [] : sections.map(({ id }) => id)))}
        >
          {allOpen ? t.collapseAll : t.expandAll}
        </Button>
      )}
      <DisclosureGroup allowsMultipleExpanded expandedKeys={expanded} onExpandedChange={setExpanded}>
        {sections.map(({ id, title, content }) => (
          <Disclosure key={id} id={id} title={title} headingLevel={headingLevel}>
            {content}
          </Disclosure>
        ))}
      </DisclosureGroup>
    </div>
  )
}
