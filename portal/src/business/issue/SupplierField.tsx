import { listSuppliers, type Supplier } from '@jinpiao/contract/suppliers'
import { ComboBox } from '@jinpiao/ui-kit/ComboBox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import type { IssueForm } from './issueForm.ts'
import { setLine } from './lineFields.tsx'

const SEARCH_DELAY_MS = 250
const SHOWN = 20

interface SupplierFieldProps {
  form: UseFormReturn<IssueForm>
  line: number
  /** What is known of the chosen supplier, for the rules that need its size. */
  onSupplier: (supplier: Supplier | undefined) => void
}

/** Found by name or credit code; never free text (P22). Those that cannot receive a ticket stay, with the reason. */
export function SupplierField({ form, line, onSupplier }: SupplierFieldProps) {
  const { t } = useTranslation('issue')
  const { hotline } = usePlatform()
  const name = `lines.${line}.pkSupplier` as const
  const { field, fieldState } = useController({ control: form.control, name })
  const supplierName = useWatch({ control: form.control, name: `lines.${line}.supplierName` })
  const [text, setText] = useState('')
  const keyword = useDelayed(text === supplierName ? '' : text.trim())
  const { data, isFetching } = useQuery({
    ...queryOf('suppliers', listSuppliers, { query: { pageSize: SHOWN, ...(keyword !== '' && { keyword }) } }),
    placeholderData: keepPreviousData,
  })
  const suppliers = data?.list ?? []
  const chosen = suppliers.find(({ pkSupplier }) => pkSupplier === field.value)
  useEffect(() => {
    if (chosen !== undefined || field.value === '') onSupplier(chosen)
  }, [chosen, field.value, onSupplier])

  return (
    <ComboBox
      id={name}
      label={t('supplier')}
      description={t('supplierHint', { hotline })}
      options={suppliers.map((supplier) => ({
        id: supplier.pkSupplier,
        label: supplier.corpName,
        description: marksOf(supplier),
        disabledReason: supplier.blockedReason ?? undefined,
      }))}
      value={field.value}
      selectedLabel={supplierName}
      onSearch={setText}
      isLoading={isFetching}
      onChange={(pkSupplier, option) => setLine(form, line, { pkSupplier, supplierName: option?.label ?? '' })}
      error={fieldState.error?.message}
      isRequired
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

function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}
