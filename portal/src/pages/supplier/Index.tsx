import { realnameStates } from '@jinpiao/contract/states/onboarding'
import { listSuppliers, type Supplier } from '@jinpiao/contract/suppliers'
import { yesOrNo } from '@jinpiao/contract/words'
import { Link } from '@jinpiao/ui-kit/Link'
import { screenOnly } from '@jinpiao/ui-kit/lib/print.css'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { SupplierActions } from '#portal/business/suppliers/SupplierActions.tsx'
import { SupplierImport } from '#portal/business/suppliers/SupplierImport.tsx'
import { AddSupplier } from '#portal/business/suppliers/SupplierSheet.tsx'
import { SupplierView } from '#portal/business/suppliers/SupplierView.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'

/** Address of the import among those of the single suppliers. */
const IMPORT = 'import'
/** The form of an issue searches by it; here name and code have a field each. */
const noKeyword = { keyword: undefined }

/** 供应商管理: the enterprise's suppliers; one of them (`?id=`), or the import of a sheet (`?id=import`). */
export default function SuppliersPage() {
  const { t } = useTranslation('suppliers')
  const { words } = useTerms()
  const [parameters] = useSearchParams()
  const hrefOf = useDetailHref('id')
  const isCore = useSecurity().user3?.userType === 'CORE'
  const id = parameters.get('id') ?? ''
  useDetailFocus(id)
  if (id === IMPORT) return <SupplierImport backHref={hrefOf()} />
  if (id !== '') return <SupplierView pkSupplier={id} backHref={hrefOf()} />
  return (
    <ListPage
      route="suppliers"
      list={listSuppliers}
      noun="suppliers"
      query={noKeyword}
      columns={[
        'corpName',
        'creditCode',
        { key: 'isFirstLevel', cell: ({ isFirstLevel }) => words(yesOrNo(isFirstLevel)) },
        { key: 'isRegistered', cell: ({ isRegistered }) => words(yesOrNo(isRegistered)) },
        { key: 'realnameState', secondary: true, cell: (supplier) => <Realname {...supplier} /> },
        { key: 'scale', secondary: true },
        { key: 'contactName', secondary: true },
        { key: 'contactMobile', secondary: true, cell: (supplier) => <Mobile {...supplier} /> },
        ...(isCore ? (['issuedTotal', 'outstandingAmount'] as const) : []),
        'state',
        {
          id: 'actions',
          header: t('acts'),
          card: 'plain',
          cell: (supplier) => <SupplierActions supplier={supplier} />,
        },
      ]}
      filterLabel={t('filters')}
      primaryFilters={['corpName', 'creditCode', 'state']}
      rowKey={({ pkSupplier }) => pkSupplier}
      rowName={({ corpName }) => corpName}
      hrefOf={({ pkSupplier }) => hrefOf(pkSupplier)}
      empty={{ text: t('empty') }}
      actions={
        <div className={`${page.actions} ${screenOnly}`}>
          <Link href={hrefOf(IMPORT)} kind="standalone">
            {t('importSheet')}
          </Link>
          <AddSupplier />
        </div>
      }
    />
  )
}

/** Of one that has not joined nothing is known. */
function Realname({ isRegistered, realnameState }: Supplier) {
  const { words } = useTerms()
  const found = realnameStates[realnameState as keyof typeof realnameStates]
  return isRegistered && found ? words(found.label) : '—'
}

function Mobile({ contactMobile }: Supplier) {
  return contactMobile === null ? '—' : <MaskedNumber value={contactMobile} kind="phone" head={3} />
}
