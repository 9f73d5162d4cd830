import { receiptWords } from '@jinpiao/contract/flow'
import { papers, receiptRoles } from '@jinpiao/contract/papers'
import type { VerifiedReceipt } from '@jinpiao/contract/receipts'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { KindText } from '#portal/parts/KindText.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What the platform knows of a receipt, to be compared with the paper line by line. It takes the focus as it appears. */
export function VerifiedPaper({ found }: { found: VerifiedReceipt }) {
  const { t } = useTranslation('receipts')
  const { name, heading, words } = useTerms()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { receiptKind, receiptNo, parties, times, amount, amountInWords } = found
  const { times: called } = papers[receiptKind]
  return (
    <div ref={place} tabIndex={-1} className={page.section}>
      <Banner tone="success" title={t('verify.found')}>
        <p>{t('verify.compare')}</p>
      </Banner>
      <SummaryList
        rows={[
          { label: name('receiptKind'), value: words(receiptWords[receiptKind].label) },
          { label: name('receiptNo'), value: receiptNo },
          ...parties.map((party) => ({ label: words(receiptRoles[party.role]), value: party.name })),
          { label: heading('amount'), value: <Money value={amount} /> },
          { label: name('amountInWords'), value: <span lang="zh-CN">{amountInWords}</span> },
          ...times.flatMap(({ time, kind, at }) => {
            const label = called[time]
            return label === undefined ? [] : [{ label: words(label), value: <KindText kind={kind} text={at} /> }]
          }),
        ]}
      />
    </div>
  )
}
