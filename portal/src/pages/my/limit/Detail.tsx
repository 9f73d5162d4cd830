import { limitAlloc } from '@jinpiao/contract/limitAlloc'
import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { allocDetail } from '#portal/business/limits/AllocDetail.tsx'
import { allocApply } from '#portal/business/limits/allocApply.tsx'
import { OneLimit } from '#portal/business/limits/OneLimit.tsx'
import * as css from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useRole } from '#portal/parts/useRole.ts'

const desk: Desk<typeof limitAlloc> = {
  of: limitAlloc,
  step: 'PENDING_DIRECTOR',
  title: 'limitAlloc',
  words: 'limitAlloc',
  columns: ['memberName', 'move', 'amount', { key: 'sourceName', secondary: true }],
  detail: allocDetail,
}

/**
 * 额度详情 (`?id=`): one limit. Without a limit it is where parts of limits are given to members: the operator's form
 * (`?limit=`), the director's desk; others read one allocation (`?pkApply=`) or choose a limit. A branch reads its part.
 */
export default function LimitDetail() {
  const { post, isBranch } = useRole()
  const [parameters] = useSearchParams()
  const pkLimit = parameters.get('id') ?? ''
  const pkApply = parameters.get('pkApply') ?? ''
  // From a limit to the form, and from one of its allocations back to it.
  useDetailFocus(pkLimit)
  if (pkLimit !== '') return <OneLimit pkLimit={pkLimit} />
  if (isBranch) return <NoLimit />
  if (post === 'OPERATOR') return <ApplicationPage of={allocApply} />
  if (post === 'DIRECTOR') return <ApprovalDesk desk={desk} />
  return pkApply === '' ? <NoLimit /> : <OneAllocation pkApply={pkApply} />
}

function OneAllocation({ pkApply }: { pkApply: string }) {
  const { t } = useTranslation('routes')
  useDetailFocus(pkApply)
  return (
    <ApplicationDetail
      of={limitAlloc}
      parts={allocDetail}
      pkApply={pkApply}
      backHref="/my/limit/query"
      backLabel={t('limits')}
    />
  )
}

function NoLimit() {
  const { t } = useTranslation(['limits', 'routes'])
  return (
    <div className={css.stack}>
      <PageHead title={t('routes:limit')} trail={[{ label: t('routes:limits'), href: '/my/limit/query' }]} />
      <p className={surface}>
        {t('none')} <Link href="/my/limit/query">{t('routes:limits')}</Link>
      </p>
    </div>
  )
}
