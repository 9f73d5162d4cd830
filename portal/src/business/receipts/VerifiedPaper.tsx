import { papers, receiptRoles } from '@jinpiao/contract/papers'
import type { VerifiedReceipt } from '@jinpiao/contract/receipts'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { formatMoney } from '@jinpiao/values/money'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { KindText } from '#portal/parts/KindText.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What the platform knows of a receipt, to be compared with the paper line by line. It takes the focus as it appears. */
export function VerifiedPaper({ found }: { found: VerifiedReceipt }) {
  const { t } = useTranslation('approval')
  const { name, heading, words } = useTerms()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { receiptKind, receiptNo, parties, times, amount, amountInWords } = found
  const { creditNo, promisedDate, sourceNo, contractName, contractNo } = found
  const { times: called, source = 'sourceNo' } = papers[receiptKind]
  const contract = [contractName, contractNo].filter(Boolean).join(' ')
  return (
    <div ref={place} tabIndex={-1} className={page.section}>
      <Verdict since={found.since} />
      <SummaryList
        rows={[
          // As it stands on the paper: a kind of another name would call a genuine one false.
          { label: name('receiptKind'), value: t(`voucherOf.${receiptKind}.title`) },
          { label: name('receiptNo'), value: receiptNo },
          ...(creditNo === null ? [] : [{ label: name('creditNo'), value: creditNo }]),
          ...(sourceNo === null ? [] : [{ label: name(source), value: sourceNo }]),
          ...parties.map((party) => ({ label: words(receiptRoles[party.role]), value: party.name })),
          { label: heading(papers[receiptKind].amount), value: <Money value={amount} /> },
          { label: name('amountInWords'), value: <span lang="zh-CN">{amountInWords}</span> },
          ...times.flatMap(({ time, kind, at }) => {
            const label = called[time]
            return label === undefined ? [] : [{ label: words(label), value: <KindText kind={kind} text={at} /> }]
          }),
          ...(promisedDate === null ? [] : [{ label: name('promisedDate'), value: <DayText day={promisedDate} /> }]),
          ...(contract === '' ? [] : [{ label: t('contract'), value: contract }]),
        ]}
      />
    </div>
  )
}

/** That it is from here; and what of it is void or waits, since it was written before its other side had answered. */
function Verdict({ since }: Pick<VerifiedReceipt, 'since'>) {
  const { t } = useTranslation('receipts')
  const isVoid = since !== null && since.failed.count > 0
  const isWhole = isVoid && since.done.count + since.open.count === 0
  return (
    <Banner tone={isVoid ? 'warning' : 'success'} title={t(isVoid ? 'verify.foundVoid' : 'verify.found')}>
      {isVoid && (
        <p>
          <ProseText>
            {isWhole ? t('verify.void') : t('verify.voidPart', { amount: formatMoney(since.failed.amount) })}
          </ProseText>
        </p>
      )}
      {since !== null && since.open.count > 0 && (
        <p>
          <ProseText>{t('verify.open', { amount: formatMoney(since.open.amount) })}</ProseText>
        </p>
      )}
      <p>{t('verify.compare')}</p>
    </Banner>
  )
}
