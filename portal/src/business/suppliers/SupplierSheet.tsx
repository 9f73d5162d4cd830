import {
  addSuppliers,
  getSupplier,
  putSupplier,
  type SupplierDetail,
  type SupplierEntry,
} from '@jinpiao/contract/suppliers'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { SideSheet } from '@jinpiao/ui-kit/SideSheet'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { queryOf, refresh } from '#portal/http/queries.ts'
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

interface ContentProps {
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

/** 新增供应商 in a sheet beside the list. */
export function AddSupplier() {
  const { t } = useTranslation('suppliers')
  const sheet = useSheet()
  return (
    <>
      <Button tone="primary" onPress={sheet.open}>
        {t('add')}
      </Button>
      <SideSheet {...sheet.props} title={t('add')}>
        <AddForm {...sheet.content} />
      </SideSheet>
    </>
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
  const sheet = useSheet()
  return (
    <>
      <Button tone="quiet" size={size} context={name} onPress={sheet.open}>
        {t('act.EDIT')}
      </Button>
      <SideSheet {...sheet.props} title={t('editTitle', { name })}>
        <EditContent {...sheet.content} pkSupplier={pkSupplier} />
      </SideSheet>
    </>
  )
}

function useSheet() {
  const [isOpen, setOpen] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const onClose = () => setOpen(false)
  return {
    open: () => {
      setDirty(false)
      setOpen(true)
    },
    props: { isOpen, isDirty, onClose },
    content: { onDirty: setDirty, onClose },
  }
}

function AddForm({ onDirty, onClose }: ContentProps) {
  const { t } = useTranslation('suppliers')
  const form = usePlainForm<SupplierEntry>(empty)
  const adding = useMutation({
    mutationFn: (values: SupplierEntry) => call(addSuppliers, { body: { suppliers: [toEntry(values)] } }),
    onSuccess: (_, { corpName }) => {
      onDirty(false)
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

function EditContent({ pkSupplier, ...props }: ContentProps & { pkSupplier: string }) {
  const query = useQuery(queryOf('suppliers', getSupplier, { params: { pkSupplier } }))
  return <QueryState query={query}>{(supplier) => <EditForm {...props} supplier={supplier} />}</QueryState>
}

function EditForm({ supplier, onDirty, onClose }: ContentProps & { supplier: SupplierDetail }) {
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
      onDirty(false)
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
