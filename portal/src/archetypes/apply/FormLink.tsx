import type { BusinessType } from '@jinpiao/contract/flow'
import type { FoundObstacle } from '@jinpiao/contract/obstacleCalls'
import { Link, type LinkProps } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useStanding } from './useObstacles.ts'
import { useWaysOut } from './useWaysOut.ts'

interface FormLinkProps extends Pick<LinkProps, 'href' | 'kind' | 'context'> {
  /** What the form applies for. */
  of: BusinessType
  children: string
}

/** On to a form; where something stands in its way, what that is and the ways out stand in the place of the link. */
export function FormLink({ of, children, ...link }: FormLinkProps) {
  const found = useStanding(of)
  if (found === undefined) return null
  const [first] = found
  if (first === undefined) return <Link {...link}>{children}</Link>
  return <NotNow of={of} act={children} context={link.context ?? children} found={first} />
}

interface NotNowProps extends Pick<FormLinkProps, 'of'> {
  act: string
  context: string
  found: FoundObstacle
}

/** Several stand on one page: each way out is named by what it opens, and for what. */
function NotNow({ of, act, context, found }: NotNowProps) {
  const { t } = useTranslation('apply')
  const ways = useWaysOut(of, [found])
  return (
    <span className={page.beside}>
      <span className={page.muted}>
        <ProseText>{t('obstacle.notNow', { act, reason: found.message })}</ProseText>
      </span>
      {ways.map(({ href, label }) => (
        <Link key={href} href={href} kind="standalone" context={context}>
          {label}
        </Link>
      ))}
    </span>
  )
}
