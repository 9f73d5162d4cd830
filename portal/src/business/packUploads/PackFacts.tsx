import { partyTerm } from '@jinpiao/contract/packRules'
import type { PackType } from '@jinpiao/contract/packs'
import { authKinds, materialKinds, packSectionWords } from '@jinpiao/contract/states/data'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { Money } from '@jinpiao/ui-kit/Money'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { fenToDecimal } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { invoiceSums } from './invoiceSums.ts'
import type { PackDetail } from './pack.ts'

interface PackFactsProps {
  kind: PackType
  detail: PackDetail
}

/** What a pack is called, and for whom it is. */
export function PackHead({ kind, detail: { application, coreName, payload } }: PackFactsProps) {
  const { t } = useTranslation('packUploads')
  const { name } = useTerms()
  const party = 'funderName' in application ? application.funderName : application.supplierName
  return (
    <FactSheet
      title={t('basics')}
      rows={[
        { label: name('packName'), value: application.packName },
        { label: name(partyTerm(kind)), value: party },
        ...(kind === 'FINANCE_PACK' ? [{ label: name('coreName'), value: coreName }] : []),
        { label: name('completeness'), value: application.completeness },
        { label: name('remark'), value: payload.remark, isWide: true },
      ]}
    />
  )
}

/** The papers of a pack, section by section. */
export function PackSheets({ detail: { files, payload, invoices } }: Pick<PackFactsProps, 'detail'>) {
  const { t } = useTranslation('packUploads')
  const { name, words } = useTerms()
  const heading = (section: keyof typeof packSectionWords) => words(packSectionWords[section].label)
  const filesOf = (ids: readonly string[], label: string): SummaryRow => {
    const held = files.filter(({ pkFile }) => ids.includes(pkFile))
    return { label, value: held.length > 0 && <FileLinks files={held} name={label} />, isWide: true }
  }
  return (
    <>
      {payload.auth.map(({ authKind, validTo, fileIds }, index) => (
        <FactSheet
          key={index}
          title={titleOf(heading('auth'), index, payload.auth.length)}
          rows={[
            { label: name('authKind'), value: words(authKinds[authKind].label) },
            { label: name('validTo'), value: validTo && <DayText day={validTo} /> },
            filesOf(fileIds, name('authorisationFiles')),
          ]}
        />
      ))}
      {payload.contracts.map((contract, index) => (
        <FactSheet
          key={index}
          title={titleOf(heading('contract'), index, payload.contracts.length)}
          rows={[
            { label: name('contractNo'), value: contract.contractNo },
            { label: name('contractName'), value: contract.contractName },
            { label: name('buyerName'), value: contract.buyerName },
            { label: name('sellerName'), value: contract.sellerName },
            {
              label: name('contractAmount'),
              value: contract.contractAmount && <Money value={contract.contractAmount} unit />,
            },
            { label: name('signedDate'), value: contract.signedDate && <DayText day={contract.signedDate} /> },
            {
              label: name('contractEndDate'),
              value: contract.contractEndDate && <DayText day={contract.contractEndDate} />,
            },
            filesOf(contract.fileIds, name('contractFiles')),
          ]}
        />
      ))}
      {invoices.length > 0 && (
        <FactSheet
          title={heading('invoice')}
          rows={[
            ...invoices.map((invoice, index) => ({
              label: t('numbered', { name: heading('invoice'), number: index + 1 }),
              value: (
                <>
                  <CardNumber value={invoice.invoiceNo} /> <DayText day={invoice.invoiceDate} />{' '}
                  <Money value={invoice.amountWithTax} unit /> {name('availableAmount')}{' '}
                  <Money value={invoice.availableAmount} unit />
                </>
              ),
              isWide: true,
            })),
            ...sumRows(invoiceSums(invoices)),
          ]}
        />
      )}
      {payload.others.map(({ materialKind, materialNote, fileIds }, index) => (
        <FactSheet
          key={index}
          title={titleOf(heading('other'), index, payload.others.length)}
          rows={[
            { label: name('materialKind'), value: words(materialKinds[materialKind].label) },
            { label: name('materialNote'), value: materialNote },
            filesOf(fileIds, name('materialFiles')),
          ]}
        />
      ))}
    </>
  )

  /** What of the invoices is free: an invoice may stand behind other business, too. */
  function sumRows({ whole, used, free }: ReturnType<typeof invoiceSums>): SummaryRow[] {
    const row = (label: string, fen: bigint) => ({ label, value: <Money value={fenToDecimal(fen)} unit /> })
    return [row(t('invoiceSum'), whole), row(name('usedAmount'), used), row(name('availableAmount'), free)]
  }

  /** 合同 where there is one, 合同 2 of several. */
  function titleOf(label: string, index: number, count: number): string {
    return count === 1 ? label : t('numbered', { name: label, number: index + 1 })
  }
}
