import { type InvoiceRow, listInvoices } from '@jinpiao/contract/invoices'
import { invoiceVerifyStates } from '@jinpiao/contract/states/finance'
import { Button } from '@jinpiao/ui-kit/Button'
import { ComboBox } from '@jinpiao/ui-kit/ComboBox'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { formatMoney } from '@jinpiao/values/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '#portal/lists/listQuery.ts'
import type { Texts } from '#portal/locales/zh-CN/texts.ts'
import { useFound } from '#portal/parts/useFound.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { asTyped, refusalOfInvoice } from './pooledInvoice.ts'
import type { InvoiceForm } from './tradeForm.ts'

interface StoredInvoiceProps {
  of: keyof Texts['trade']['hint']
  /** 第 2 笔, where there are several lines. */
  context: string | undefined
  /** Why no further one can be added. */
  disabledReason: string | undefined
  onChosen: (invoice: InvoiceForm) => void
}

/** 选用已录入的发票: one of the enterprise's own fills in what it knows; its file is still to be uploaded. */
export function StoredInvoice({ of, context, disabledReason, onChosen }: StoredInvoiceProps) {
  const { t } = useTranslation('trade')
  const mayOpen = useMayOpen()
  const [isOpen, setOpen] = useState(false)
  if (!mayOpen('/credit/invoice-detail/index')) return null
  return (
    <>
      <Button
        {...(context !== undefined && { context })}
        disabledReason={disabledReason}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {t('chooseInvoice')}
      </Button>
      <ChoiceDialog
        of={of}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChosen={(invoice) => {
          setOpen(false)
          onChosen(invoice)
        }}
      />
    </>
  )
}

interface ChoiceProps extends Pick<StoredInvoiceProps, 'of' | 'onChosen'> {
  isOpen: boolean
  onClose: () => void
}

function ChoiceDialog({ of, isOpen, onClose, onChosen }: ChoiceProps) {
  const { t } = useTranslation('trade')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('chooseInvoice')}>
      {isOpen && <Choice of={of} onChosen={onChosen} />}
    </Dialog>
  )
}

function Choice({ of, onChosen }: Pick<ChoiceProps, 'of' | 'onChosen'>) {
  const { t } = useTranslation('trade')
  const terms = useTerms()
  const { user3 } = useSecurity()
  const [chosen, setChosen] = useState<InvoiceRow>()
  const [isMissed, setMissed] = useState(false)
  const party = of === 'finance' ? 'sellerName' : 'buyerName'
  const { data, searching } = useFound(
    (invoiceNo) =>
      listQuery('invoices', listInvoices, {
        [party]: user3?.userName ?? '',
        pageSize: 20,
        ...(invoiceNo !== '' && { invoiceNo }),
      }),
    chosen?.invoiceNo ?? '',
  )
  return (
    <>
      <p>{t(`chooseHint.${of}`)}</p>
      <ComboBox
        label={terms.name('invoiceNo')}
        value={chosen?.pkInvoice ?? ''}
        selectedLabel={chosen?.invoiceNo ?? ''}
        options={(data?.list ?? []).map((invoice) => ({
          id: invoice.pkInvoice,
          label: invoice.invoiceNo,
          description: t('invoiceFacts', {
            party: of === 'finance' ? invoice.buyerName : invoice.sellerName,
            name: terms.name('availableAmount'),
            amount: formatMoney(invoice.availableAmount),
            state: terms.words(invoiceVerifyStates[invoice.invoiceVerifyState].label),
          }),
          disabledReason: refusalText(invoice),
        }))}
        {...searching}
        error={isMissed && chosen === undefined ? t('chooseFirst') : undefined}
        onChange={(key) => setChosen(data?.list.find(({ pkInvoice }) => pkInvoice === key))}
        isRequired
      />
      <Button tone="primary" onPress={() => (chosen === undefined ? setMissed(true) : onChosen(asTyped(chosen)))}>
        {t('takeInvoice')}
      </Button>
    </>
  )

  function refusalText(invoice: InvoiceRow): string | undefined {
    const refusal = refusalOfInvoice(invoice, of === 'finance')
    return refusal && t(refusal)
  }
}
