import { listLimitEntries } from '@jinpiao/contract/limits'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import { ListView } from '#portal/lists/ListView.tsx'
import * as css from '#portal/parts/layout.css.ts'

/** 额度流水: what has moved a limit, and where that can be read. */
export function LimitEntries({ pkLimit }: { pkLimit: string }) {
  const { t } = useTranslation('limits')
  return (
    <section className={flushSurface} aria-labelledby="entries">
      <h2 id="entries" className={css.flushHeading}>
        {t('entries')}
      </h2>
      <ListView
        list={listLimitEntries}
        noun="limits"
        query={{ pkLimit }}
        columns={['at', 'entryKind', 'amount', 'availableChange', 'applyNo', 'creditNo', 'availableAfter']}
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
