import { listLimits } from '@jinpiao/contract/limits'
import { Link } from '@jinpiao/ui-kit/Link'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import * as css from './home.css.ts'
import { limitInForce } from './limitInForce.ts'

const DETAILS = '/my/limit/query'

/** Limits in force, of all sources together; what reviews have frozen is not available either. */
export function LimitMeter() {
  const { t } = useTranslation('home')
  const { name } = useTerms()
  const query = useQuery(queryOf('limits', listLimits, { query: { pageSize: 200 } }))
  const mayOpen = useMayOpen()
  const parent = useSecurity().user3?.parentName
  const today = todayInShanghai(businessNow())
  return (
    <section className={`${css.card} ${css.railSection}`} aria-labelledby="limit">
      <div className={css.railHead}>
        <h2 id="limit" className={page.heading}>
          {t('limit')}
        </h2>
        {mayOpen(DETAILS) && (
          <Link href={DETAILS} kind="standalone">
            {t('limitDetails')}
          </Link>
        )}
      </div>
      <QueryState
        query={query}
        empty={({ list }) =>
          limitInForce(list, today).sources === 0 && (
            <p>{parent === undefined ? t('noLimit') : t('noLimitPart', { parent })}</p>
          )
        }
      >
        {({ list }) => {
          const { sources, total, occupied, isIdle } = limitInForce(list, today)
          return (
            <Meter
              label={t('limitSources', { count: sources })}
              used={occupied}
              total={total}
              words={{ used: t('limitOccupied'), total: name('total'), left: name(isIdle ? 'idle' : 'available') }}
            />
          )
        }}
      </QueryState>
    </section>
  )
}
