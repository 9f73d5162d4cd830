import { type LimitEntry, listLimitEntries } from '@jinpiao/contract/limits'
import { Link } from '@jinpiao/ui-kit/Link'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import { applicationHref } from '#portal/business/homes/applicationHref.ts'
import { ListView } from '#portal/lists/ListView.tsx'
import * as css from '#portal/parts/layout.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { useVisitor } from '#portal/session/useSession.ts'

/** 额度流水: what has moved a limit, and where that can be read. */
export function LimitEntries({ pkLimit }: { pkLimit: string }) {
  const { t } = useTranslation('limits')
  const mayOpen = useMayOpen()
  const home = homeOf(useVisitor())
  const ticketHref = ({ pkCredit }: LimitEntry) => (pkCredit === null ? undefined : `${home}?ticket=${pkCredit}`)
  const applyHref = ({ pkApply, businessType }: LimitEntry) =>
    pkApply === null || businessType === null ? undefined : applicationHref({ pkApply, businessType }, mayOpen)
  return (
    <section className={flushSurface} aria-labelledby="entries">
      <h2 id="entries" className={css.flushHeading}>
        {t('entries')}
      </h2>
      <ListView
        list={listLimitEntries}
        noun="limits"
        query={{ pkLimit }}
        columns={[
          'at',
          'entryKind',
          'amount',
          'availableChange',
          { key: 'applyNo', cell: (entry) => linked(applyHref(entry), entry.applyNo) },
          { key: 'creditNo', cell: (entry) => linked(ticketHref(entry), entry.creditNo) },
          'availableAfter',
        ]}
        filterLabel={t('entryFilters')}
        caption={t('entries')}
        rowKey={({ seq }) => seq}
        rowName={({ at }) => t('entryName', { at })}
        empty={{ text: t('noEntries') }}
        hasTools
      />
    </section>
  )
}

function linked(href: string | undefined, number: string | null) {
  return href === undefined || number === null ? (
    (number ?? '—')
  ) : (
    <Link href={href} kind="standalone">
      {number}
    </Link>
  )
}
