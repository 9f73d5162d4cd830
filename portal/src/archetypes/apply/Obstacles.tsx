import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import type { FoundObstacle } from '@jinpiao/contract/obstacleCalls'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { useVisitor } from '#portal/session/useSession.ts'
import { useWaysOut } from './useWaysOut.ts'

interface ObstaclesProps {
  /** What is applied for. */
  of: BusinessType
  /** What stands in the way, the first first; at least one. */
  found: readonly FoundObstacle[]
}

/** In the place of the form: everything that stands in its way, the ways out, and whom to ask. Before anybody has typed. */
export function Obstacles({ of, found }: ObstaclesProps) {
  const { t } = useTranslation('apply')
  const { words } = useTerms()
  const { hotline, hotlineHours } = usePlatform()
  const visitor = useVisitor()
  const ways = useWaysOut(of, found)
  return (
    <InterruptionPanel
      title={t('obstacle.title', { name: words(flowOf(of).name) })}
      actions={
        <>
          {ways.map(({ href, label }, index) => (
            <Link key={href} href={href} kind={index === 0 ? 'action' : 'standalone'}>
              {label}
            </Link>
          ))}
          <Link href={homeOf(visitor)} kind="standalone">
            {t('obstacle.home')}
          </Link>
        </>
      }
    >
      <Reasons found={found} />
      <p>
        <ProseText>{t('obstacle.ask', { hotline, hours: hotlineHours })}</ProseText>
      </p>
    </InterruptionPanel>
  )
}

/** Above a form that is stored already: it can be corrected and kept, and is submitted once this is out of the way. */
export function ObstacleNote({ of, found }: ObstaclesProps) {
  const { t } = useTranslation('apply')
  const ways = useWaysOut(of, found)
  if (found.length === 0) return null
  return (
    <Banner tone="warning" title={t('obstacle.noSubmission')}>
      <Reasons found={found} />
      {ways.length > 0 && (
        <p className={page.actions}>
          {ways.map(({ href, label }) => (
            <Link key={href} href={href} kind="standalone">
              {label}
            </Link>
          ))}
        </p>
      )}
    </Banner>
  )
}

function Reasons({ found }: Pick<ObstaclesProps, 'found'>) {
  return found.map(({ name, message }) => (
    <p key={name}>
      <ProseText>{message}</ProseText>
    </p>
  ))
}
