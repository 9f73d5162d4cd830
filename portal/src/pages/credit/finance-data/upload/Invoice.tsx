import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsKeeper } from '#portal/business/invoices/InvoiceActions.tsx'
import { InvoiceDialog } from '#portal/business/invoices/InvoiceDialog.tsx'
import { InvoiceSection } from '#portal/business/packUploads/InvoiceSection.tsx'
import { SectionPage } from '#portal/business/packUploads/SectionPage.tsx'

/** 发票 of a pack (`?id=`): chosen among the enterprise's own; one that is missing there is entered at once. */
export default function PackInvoicePage() {
  return (
    <SectionPage section="invoice" route="packInvoice">
      {(of) => <InvoiceSection of={of} entry={<Entry />} />}
    </SectionPage>
  )
}

function Entry() {
  const { t } = useTranslation('invoices')
  const [isOpen, setOpen] = useState(false)
  if (!useIsKeeper()) return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('add')}</Button>
      <InvoiceDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
