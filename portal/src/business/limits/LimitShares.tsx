import { findAction } from '@jinpiao/contract/actions'
import { getLimitMembers, type LimitMember } from '@jinpiao/contract/limitAlloc'
import type { CreditLimit } from '@jinpiao/contract/limits'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { columnsOf } from '#portal/lists/columns.tsx'
import * as css from '#portal/parts/layout.css.ts'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { Allocations } from './Allocations.tsx'

/** 分配: what each member has of a limit, what was asked for, and for the operator the way to give or take back more. */
export function LimitShares({ limit }: { limit: CreditLimit }) {
  const { t } = useTranslation('limits')
  const terms = useTerms()
  const members = useQuery(queryOf('limits', getLimitMembers, { params: { pkLimit: limit.pkLimit } }))
  const act = findAction(limit.actions, 'ALLOCATE')
  const form = `/my/limit/detail?limit=${limit.pkLimit}`
  return (
    <section className={flushSurface} aria-labelledby="shares">
      <div className={css.flushHeading}>
        <div className={css.headLine}>
          <h2 id="shares" className={page.heading}>
            {t('shares')}
          </h2>
          {act?.allowed && (
            <div className={css.headActions}>
              <Link href={form} kind="action">
                {t('allocate')}
              </Link>
            </div>
          )}
        </div>
      </div>
      <QueryState query={members}>
        {(list) => (
          <DataTable<LimitMember>
            caption={t('members')}
            columns={[
              ...columnsOf<LimitMember>(['memberName', 'allocatedNow', 'frozen', 'used', 'available'], { terms }),
              ...(act?.allowed
                ? [
                    {
                      id: 'acts',
                      header: t('adjust'),
                      card: 'plain' as const,
                      cell: ({ fkMember, memberName }: LimitMember) => (
                        <Link href={`${form}&member=${fkMember}`} kind="standalone" context={memberName}>
                          {t('adjust')}
                        </Link>
                      ),
                    },
                  ]
                : []),
            ]}
            rows={list}
            rowKey={({ fkMember }) => fkMember}
            rowName={({ memberName }) => memberName}
            empty={{ text: act?.reason ?? t('noMembers') }}
          />
        )}
      </QueryState>
      <Allocations pkLimit={limit.pkLimit} />
    </section>
  )
}
