import { listUkeys, type Ukey } from '@jinpiao/contract/ukeys'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useSpokenNumbers } from '@jinpiao/ui-kit/lib/useSpokenNumbers'
import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { useTranslation } from 'react-i18next'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
import { LocalCheck } from '#portal/business/ukeys/LocalCheck.tsx'
import { UkeyActions } from '#portal/business/ukeys/UkeyActions.tsx'
import { AppliedKeys, ChangedKeys } from '#portal/business/ukeys/UkeyRecords.tsx'
import { ListTabs } from '#portal/lists/ListTabs.tsx'
import { ListView } from '#portal/lists/ListView.tsx'
import * as css from '#portal/parts/layout.css.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { dayOf } from '#portal/parts/times.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** UKEY管理: keys of the enterprise, to its bearer the own one, and what was asked for them; what is plugged in here can be tried out. */
export default function UkeyList() {
  const { t } = useTranslation(['ukeys', 'routes'])
  return (
    <div className={css.list}>
      <PageHead title={t('routes:ukeyList')} actions={<Begin />} />
      <div className={flushSurface}>
        <ListTabs
          label={t('tabs')}
          tabs={[
            { id: 'keys', label: t('tab.keys') },
            { id: 'applies', label: t('tab.applies') },
            { id: 'changes', label: t('tab.changes') },
          ]}
        >
          {(tab) => (tab === 'applies' ? <AppliedKeys /> : tab === 'changes' ? <ChangedKeys /> : <Keys />)}
        </ListTabs>
      </div>
    </div>
  )
}

function Keys() {
  const { t } = useTranslation(['ukeys', 'routes'])
  const { digits } = useSpokenNumbers()
  return (
    <ListView
      list={listUkeys}
      noun="ukeys"
      caption={t('routes:ukeyList')}
      hasTools
      columns={[
        {
          key: 'ukeySuffix',
          cell: ({ ukeySuffix }) => <SpokenText visible={ukeySuffix} spoken={digits(ukeySuffix)} />,
        },
        'bearerName',
        'ukeyPost',
        { key: 'algorithm', secondary: true },
        { key: 'certificateUntil', cell: (row) => <Until {...row} /> },
        'ukeyState',
        { id: 'actions', header: t('acts'), card: 'plain', cell: (row) => <UkeyActions ukey={row} /> },
      ]}
      filterLabel={t('filters')}
      primaryFilters={['bearerName', 'ukeyState']}
      rowKey={({ pkUkey }) => pkUkey}
      rowName={({ bearerName, ukeySuffix }) => t('named', { name: bearerName, suffix: digits(ukeySuffix) })}
      empty={{ text: t('empty') }}
    />
  )
}

/** The last day of a certificate, and how many are left where they are few. */
function Until({ certificateUntil, daysRemaining, ukeyState }: Ukey) {
  const { t } = useTranslation('ukeys')
  return (
    <>
      <DayText day={dayOf(certificateUntil)} />
      {ukeyState === 'NEAR_EXPIRY' && (
        <span className={page.muted}> {t('daysLeft', { count: daysRemaining ?? 0 })}</span>
      )}
    </>
  )
}

function Begin() {
  const { t } = useTranslation('ukeys')
  const { ukeyAdd } = usePlatform()
  const mayOpen = useMayOpen()
  const apply = '/my/enterprise-info/ukey/apply'
  return (
    <>
      <LocalCheck label={t('check')} />
      {ukeyAdd && mayOpen(apply) && (
        <FormLink of="UKEY_APPLY" href={apply} kind="action">
          {t('apply')}
        </FormLink>
      )}
    </>
  )
}
