import { listSuppliers, type Supplier } from '@jinpiao/contract/suppliers'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { FoundField } from '#portal/parts/FoundField.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

const SHOWN = 20

interface SupplierFieldProps {
  line: number
  /** What is known of the chosen supplier, for the rules that need its size. */
  onSupplier: (supplier: Supplier | undefined) => void
}

/** Found by name or credit code; never free text (P22). Those that cannot receive a ticket stay, with the reason. */
export function SupplierField({ line, onSupplier }: SupplierFieldProps) {
  const { t } = useTranslation('issue')
  const terms = useTerms()
  return (
    <FoundField
      name={`lines.${line}.pkSupplier`}
      wordsName={`lines.${line}.supplierName`}
      label={terms.name('supplierName')}
      description={<ProseText>{t('supplierHint')}</ProseText>}
      search={(keyword) =>
        queryOf('suppliers', listSuppliers, { query: { pageSize: SHOWN, ...(keyword !== '' && { keyword }) } })
      }
      optionsOf={({ list }) =>
        list.map((supplier) => ({
          id: supplier.pkSupplier,
          label: supplier.corpName,
          description: marksOf(supplier),
          disabledReason: supplier.blockedReason ?? undefined,
        }))
      }
      onFound={({ list }, chosen) => {
        const supplier = list.find(({ pkSupplier }) => pkSupplier === chosen)
        // A later search may not hold the one that was chosen before.
        if (supplier !== undefined || chosen === '') onSupplier(supplier)
      }}
    />
  )

  function marksOf({ creditCode, isRegistered, isFirstLevel, scale }: Supplier): string {
    const marks = [
      creditCode,
      t(isRegistered ? 'registered' : 'notRegistered'),
      t(isFirstLevel ? 'firstLevel' : 'notFirstLevel'),
      scale,
    ]
    return marks.filter(Boolean).join(t('comma'))
  }
}
