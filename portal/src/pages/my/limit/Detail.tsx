import { getLimit } from '@jinpiao/contract/limits'
import { limitStates } from '@jinpiao/contract/status'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Link } from '@jinpiao/ui-kit/Link'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import * as css from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LimitEntries } from './LimitEntries.tsx'
import { LimitFacts } from './LimitFacts.tsx'
import { LimitMeter } from './LimitMeter.tsx'

/** 额度详情 (`?id=`): what is left of one limit, and everything that has moved it. */
export default function LimitDetail() {
  const { t } = useTranslation(['limits', 'routes'])
  const terms = useTerms()
  const pkLimit = useSearchParams()[0].get('id') ?? ''
  const query = useQuery({ ...queryOf('limits', getLimit, { params: { pkLimit } }), enabled: pkLimit !== '' })
  const limit = query.data
  const title = limit === undefined ? t('routes:limit') : t('title', { source: limit.sourceName })
  useInnerTitle(title)
  return (
    <div className={css.stack}>
      <PageHead
        title={title}
        name={t('routes:limit')}
        trail={[{ label: t('routes:limits'), href: '/my/limit/query' }]}
        tag={
          limit && (
            <StatusTag tone={limitStates[limit.state].tone}>{terms.words(limitStates[limit.state].label)}</StatusTag>
          )
        }
      />
      {pkLimit === '' ? (
        <p className={surface}>
          {t('none')} <Link href="/my/limit/query">{t('routes:limits')}</Link>
        </p>
      ) : (
        <QueryState query={query}>
          {(known) => (
            <div className={css.stack}>
              <div className={css.withRail}>
                <LimitFacts limit={known} />
                <section className={surface}>
                  <LimitMeter limit={known} />
                </section>
              </div>
              <LimitEntries pkLimit={known.pkLimit} />
            </div>
          )}
        </QueryState>
      )}
    </div>
  )
}
