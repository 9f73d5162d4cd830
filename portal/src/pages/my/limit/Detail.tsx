import { getLimit } from '@jinpiao/contract/limits'
import { limitStates } from '@jinpiao/contract/status'
import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { LimitEntries } from '#portal/business/limits/LimitEntries.tsx'
import { LimitFacts } from '#portal/business/limits/LimitFacts.tsx'
import { LimitMeter } from '#portal/business/limits/LimitMeter.tsx'
import { queryOf } from '#portal/http/queries.ts'
import * as css from '#portal/parts/layout.css.ts'
import { PageHead, type PageHeadProps } from '#portal/parts/PageHead.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** 额度详情 (`?id=`): what is left of one limit, and everything that has moved it. */
export default function LimitDetail() {
  const { t } = useTranslation(['limits', 'routes'])
  const pkLimit = useSearchParams()[0].get('id') ?? ''
  const trail = [{ label: t('routes:limits'), href: '/my/limit/query' }]
  if (pkLimit !== '') return <OneLimit pkLimit={pkLimit} trail={trail} />
  return (
    <div className={css.stack}>
      <PageHead title={t('routes:limit')} trail={trail} />
      <p className={surface}>
        {t('none')} <Link href="/my/limit/query">{t('routes:limits')}</Link>
      </p>
    </div>
  )
}

function OneLimit({ pkLimit, trail }: { pkLimit: string; trail: PageHeadProps['trail'] }) {
  const { t } = useTranslation(['limits', 'routes'])
  const terms = useTerms()
  const query = useQuery(queryOf('limits', getLimit, { params: { pkLimit } }))
  const limit = query.data
  const state = limit && limitStates[limit.state]
  return (
    <DetailPage
      query={query}
      title={limit ? t('title', { source: limit.sourceName }) : t('routes:limit')}
      name={t('routes:limit')}
      trail={trail}
      tag={state && <StatusTag tone={state.tone}>{terms.words(state.label)}</StatusTag>}
    >
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
    </DetailPage>
  )
}
