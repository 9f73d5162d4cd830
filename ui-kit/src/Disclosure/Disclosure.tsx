import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { DisclosurePanel, Heading, Button as RacButton, Disclosure as RacDisclosure } from 'react-aria-components'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import { smallIconProps } from '../lib/icon.ts'
import * as css from './Disclosure.css.ts'
import '../lib/racStrings.ts'

export interface DisclosureProps {
  /** The words of the button: what is behind it, not 更多. */
  title: ReactNode
  /** What is shown. It stays in the page while it is hidden, so that the browser's own search finds and opens it. */
  children: ReactNode
  /** Makes the button a heading too, for parts of a page that one looks for; without it stands in running text. */
  headingLevel?: HeadingLevel | undefined
  /** Open from the start. */
  defaultExpanded?: boolean
  /** Opened and closed from outside; then `onExpandedChange` has to follow. @selector [data-expanded] */
  isExpanded?: boolean
  /** Opened or closed: by the button, or by the browser’s search that found words inside. */
  onExpandedChange?: (isExpanded: boolean) => void
  /** Which one it is, in an `Accordion`. */
  id?: string
}

/**
 * Shows and hides what not everybody needs (APG disclosure): Enter and Space. What most people need stays visible, and
 * so does everything with an error in it.
 */
export function Disclosure({ title, children, headingLevel, ...rest }: DisclosureProps) {
  const button = (
    <RacButton slot="trigger" className={css.button}>
      <span>{title}</span>
      <ChevronDown {...smallIconProps} className={css.chevron} />
    </RacButton>
  )
  return (
    <RacDisclosure {...rest} className={headingLevel === undefined ? css.plain : css.section}>
      {headingLevel === undefined ? (
        button
      ) : (
        <Heading level={headingLevel} className={css.heading}>
          {button}
        </Heading>
      )}
      <DisclosurePanel className={css.panel}>
        <div className={css.content}>{children}</div>
      </DisclosurePanel>
    </RacDisclosure>
  )
}
