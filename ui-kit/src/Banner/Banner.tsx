import { type ReactNode, useId } from 'react'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import { iconProps } from '../lib/icon.ts'
import type { Tone } from '../lib/tone.ts'
import { toneIcons } from '../lib/toneIcons.ts'
import * as css from './Banner.css.ts'

export interface BannerProps {
  /** What it is about, in a few words; names the region, as it is heard. */
  title: ReactNode
  /** The colour and the icon; the words carry it. */
  tone: Tone
  /** The rest, and the way out. */
  children?: ReactNode
  /** 2 under the page's h1, 3 or 4 inside a section. */
  headingLevel?: HeadingLevel
}

/**
 * Something that concerns the whole page and stays: an interruption, an error of the server, what happened to an
 * application. A region with a heading, so that it is found by both; what just happened is announced by `notify`.
 */
export function Banner({ title, tone, children, headingLevel = 2 }: BannerProps) {
  const titleId = useId()
  const Icon = toneIcons[tone]
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={titleId} className={css.banner[tone]}>
      <Icon {...iconProps} className={css.icon} />
      <div className={css.words}>
        <Heading id={titleId} className={css.title}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  )
}
