import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/layout.css.ts'
import { muted } from '#portal/parts/page.css.ts'
import type { Neighbour, QueueWay } from './useQueueWay.ts'

/** 上一笔, 下一笔: through the queue that one came from. */
export function QueueNeighbours({ way: { position, previous, next } }: { way: QueueWay }) {
  const { t } = useTranslation('approval')
  // Opened by a link: nothing stands beside it.
  if (position === undefined && next === undefined) return null
  return (
    <nav aria-label={t('neighbours')} className={css.actionBarEnd}>
      {position && <span className={muted}>{t('position', position)}</span>}
      {previous && <Way to={previous} words={t('previousOne')} kind="secondary" />}
      {next && <Way to={next} words={t('nextOne')} kind="secondary" />}
    </nav>
  )
}

/** 下一笔 as what one does now: after a decision. */
export function NextOne({ way: { next } }: { way: QueueWay }) {
  const { t } = useTranslation('approval')
  return next === undefined ? null : <Way to={next} words={t('nextOne')} kind="action" />
}

function Way({ to: { href, applyNo }, words, kind }: { to: Neighbour; words: string; kind: 'secondary' | 'action' }) {
  return (
    <Link href={href} kind={kind} context={applyNo}>
      {words}
    </Link>
  )
}
