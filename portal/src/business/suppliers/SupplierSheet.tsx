import {
  addSuppliers,
  getSupplier,
  putSupplier,
  type SupplierDetail,
  type SupplierEntry,
} from '@jinpiao/contract/suppliers'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { queryOf, refresh } from '#portal/http/queries.ts'
import { ChangeSheet, type InSheet } from '#portal/parts/ChangeSheet.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import { ContactFields, CorpFields } from './SupplierFields.tsx'
import { toEntry } from './useSupplierRules.ts'

const empty: SupplierEntry = {
  creditCode: '',
  corpName: '',
  contactName: '',
  contactMobile: '',
  email: '',
  isFirstLevel: true,
  erpCode: '',
}

/** 新增供应商 in a sheet beside the list. */
export function AddSupplier() {
  const { t } = useTranslation('suppliers')
  return (
    <ChangeSheet label={t('add')} tone="primary" size="regular">
      {(sheet) => <AddForm {...sheet} />}
    </ChangeSheet>
  )
}

interface EditSupplierProps {
  pkSupplier: string
  /** Its name: whose row the button stands in. */
  name: string
  size?: 'small' | 'regular'
}

/** 编辑: how a supplier is reached and its level. Name and credit code are its own. */
export function EditSupplier({ pkSupplier, name, size = 'small' }: EditSupplierProps) {
  const { t } = useTranslation('suppliers')
  return (
    <ChangeSheet label={t('act.EDIT')} title={t('editTitle', { name })} context={name} tone="quiet" size={size}>
      {(sheet) => <EditContent {...sheet} pkSupplier={pkSupplier} />}
    </ChangeSheet>
  )
}

function AddForm({ onDirty, onClose }: InSheet) {
  const { t } = useTranslation('suppliers')
  const form = usePlainForm<SupplierEntry>(empty)
  const adding = useMutation({
    mutationFn: (values: SupplierEntry) => call(addSuppliers, { body: { suppliers: [toEntry(values)] } }),
    onSuccess: (_, { corpName }) => {
      notify(t('added', { name: corpName }))
      onClose()
      return refresh('suppliers')
    },
  })
  return (
    <SheetForm
      form={form}
      sending={adding}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('addSubmit'), cancel: t('cancel') }}
    >
      <p>{t('addText')}</p>
      <CorpFields />
      <ContactFields />
    </SheetForm>
  )
}

function EditContent({ pkSupplier, ...props }: InSheet & { pkSupplier: string }) {
  const query = useQuery(queryOf('suppliers', getSupplier, { params: { pkSupplier } }))
  return <QueryState query={query}>{(supplier) => <EditForm {...props} supplier={supplier} />}</QueryState>
}

function EditForm({ supplier, onDirty, onClose }: InSheet & { supplier: SupplierDetail }) {
  const { t } = useTranslation('suppliers')
  const { pkSupplier, version, creditCode, corpName, contactName, contactMobile, email, isFirstLevel, erpCode } =
    supplier
  const form = usePlainForm<SupplierEntry>({
    creditCode,
    corpName,
    contactName,
    contactMobile,
    email,
    isFirstLevel,
    erpCode,
  })
  const saving = useMutation({
    mutationFn: (values: SupplierEntry) => {
      const { creditCode: _, corpName: __, ...contact } = toEntry(values)
      return call(putSupplier, { params: { pkSupplier }, body: { version, ...contact } })
    },
    onSuccess: () => {
      notify(t('saved', { name: corpName }))
      onClose()
      return refresh('suppliers')
    },
  })
  return (
    <SheetForm
      form={form}
      sending={saving}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('save'), cancel: t('cancel') }}
    >
      <ContactFields />
    </SheetForm>
  )
}
