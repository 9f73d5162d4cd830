import { spokenSerials } from '@jinpiao/values/serials'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RacLink, type LinkProps as RacLinkProps } from 'react-aria-components'
import { buttonClass } from '../Button/buttonClass.ts'
import { cx } from '../lib/cx.ts'
import { smallIconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { useMessages } from '../lib/messages.ts'
import { useSpokenDescription } from '../lib/useSpokenDescription.tsx'
import * as css from './Link.css.ts'

export interface LinkProps
  extends Pick<RacLinkProps, 'aria-current' | 'aria-describedby' | 'download' | 'id' | 'onPress'> {
  /** Required: a link without an address is not reachable by keyboard. Use Button for actions. */
  href: string
  /**
   * The visible words come first in the name (2.5.3), a long number as it is seen; a row's link adds which row: 转让 +
   * `context`.
   */
  children: ReactNode
  /** Said after the words, not shown: 金票 JP2025000123 makes 转让 unique in a list of links (2.4.9). */
  context?: string
  /** Opens beside this page; the name says so. */
  newWindow?: boolean
  /**
   * `standalone` is not within running text: 24 px high, underlined on hover. `action` is the one thing to begin on a
   * page, and looks like its primary button; `secondary` looks like a plain button beside others. Both stay links,
   * because they go somewhere.
   */
  kind?: 'inline' | 'standalone' | 'action' | 'secondary'
}

/** Goes somewhere. Without loading a page where `KitProvider` was given the app's router. */
export function Link({ children, context, newWindow = false, kind = 'inline', ...rest }: LinkProps) {
  const t = useMessages(commonMessages)
  const { described, description } = useSpokenDescription(children, rest['aria-describedby'])
  return (
    <RacLink
      {...rest}
      {...described}
      {...(newWindow && { target: '_blank', rel: 'noopener' })}
      className={
        kind === 'action' || kind === 'secondary'
          ? cx(
              css.action,
              buttonClass({ tone: kind === 'action' ? 'primary' : 'secondary', size: 'regular', shape: 'words' }),
            )
          : css.link[kind]
      }
    >
      {children}
      {description}
      {context !== undefined && <span className={visuallyHidden}> {spokenSerials(context)}</span>}
      {newWindow && (
        <>
          <ExternalLink {...smallIconProps} className={css.icon} />
          <span className={visuallyHidden}>{t.newWindow}</span>
        </>
      )}
    </RacLink>
  )
}
