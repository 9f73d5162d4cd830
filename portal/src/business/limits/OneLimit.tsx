import { getLimit } from '@jinpiao/contract/limits'
import { limitStates } from '@jinpiao/contract/status'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { queryOf } from '#portal/http/queries.ts'
import * as css from '#portal/parts/layout.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LimitEntries } from './LimitEntries.tsx'
import { LimitFacts } from './LimitFacts.tsx'
import { LimitMeter } from './LimitMeter.tsx'
import { LimitShares } from './LimitShares.tsx'

/** What is left of one limit, what its members have of it, and everything that has moved it. */
export function OneLimit({ pkLimit }: { pkLimit: string }) {
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
      trail={[{ label: t('routes:limits'), href: '/my/limit/query' }]}
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
          {known.givenByName === null ? (
            <LimitShares limit={known} />
          ) : (
            <p className={surface}>{t('part', { name: known.givenByName })}</p>
          )}
          <LimitEntries pkLimit={known.pkLimit} />
        </div>
      )}
    </DetailPage>
  )
}
