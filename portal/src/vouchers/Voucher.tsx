import type { ReceiptKind } from '@jinpiao/contract/flow'
import { invoiceTotal } from '@jinpiao/contract/invoice'
import type { Numbered } from '@jinpiao/contract/numberKeys'
import { papers, receiptRoles } from '@jinpiao/contract/papers'
import { printedCode, type ReceiptFact } from '@jinpiao/contract/receipts'
import type { TermName } from '@jinpiao/contract/terms'
import type { TradeBackground } from '@jinpiao/contract/trade'
import type { VoucherFacts } from '@jinpiao/contract/voucher'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { PrintDocument } from '@jinpiao/ui-kit/PrintDocument'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { KindText } from '#portal/parts/KindText.tsx'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { digestInBlocks } from './digestInBlocks.ts'
import * as css from './Voucher.css.ts'

export interface VoucherNumbers extends Numbered {
  /** Of the ticket; empty: there is none. */
  creditNo?: string | null
  /** Left out on the holder's side: the number is the issuer's affair. */
  applyNo?: string | null
  /** Of the loan or the bill that it is from. */
  sourceNo?: string | null
}

export interface VoucherProps {
  /** What it proves. */
  kind: ReceiptKind
  /** What it is of, with the keys by which that is found; the paper has the numbers alone. */
  numbers: VoucherNumbers
  /** Decimal string in yuan. */
  amount: string
  /** Who and when by what they are, who signed with which certificate, and the digest of that. */
  voucher: VoucherFacts
  /** Of the ticket; null where there is none. */
  promisedDate: string | null
  /** Rows that only its kind has, after the amount. */
  facts?: readonly ReceiptFact[]
  trade: TradeBackground | null
  /** Parts of a split, one row each; their trades are not on this paper. */
  outputs?: readonly { recipientName: string; amount: string }[]
  /** What the sender keeps, decimal string in yuan. */
  changeAmount?: string | null
  headingLevel?: 1 | 2
}

/**
 * 开立凭证, 放款凭证 and all others: an HTML document that prints like a bank's (P8, D13): number and code, parties by the part
 * that each plays, amount in figures and words, times by what they are, who signed with which certificate, a place for
 * seals, and the server's digest of the signed act: the same for both sides, whatever is signed later.
 */
export function Voucher(props: VoucherProps) {
  const { kind, numbers, amount, voucher, promisedDate, trade, headingLevel = 2 } = props
  const { outputs = [], changeAmount = null, facts = [] } = props
  const { t } = useTranslation('approval')
  const terms = useTerms()
  const { platformName } = usePlatform()
  const invoices = trade?.invoices ?? []
  const invoicesSum = t('invoicesSum', {
    count: invoices.length,
    name: terms.name('amountWithTax'),
    amount: formatMoney(invoiceTotal(invoices)),
  })

  const number = (term: 'creditNo' | 'applyNo' | 'sourceNo', called: TermName = term) =>
    numbers[term]
      ? [{ label: terms.name(called), value: <NumberLink term={term} of={numbers} no={numbers[term]} /> }]
      : []

  return (
    <PrintDocument
      issuer={platformName}
      title={t(`voucherOf.${kind}.title`)}
      number={t('voucherNo', { name: terms.name('receiptNo'), number: voucher.receiptNo })}
      code={t('voucherNo', { name: terms.name('verifyCode'), number: printedCode(voucher.verifyCode) })}
      parties={voucher.parties.map(({ role, name }) => ({ label: terms.words(receiptRoles[role]), name }))}
      // Several recipients set theirs on the papers of their own.
      seals={voucher.parties
        .filter(({ role }) => role !== 'issuer' || voucher.parties.length === 2)
        .filter(({ role }) => outputs.length < 2 || role !== 'holder')
        .map(({ name }) => t('seal', { name }))}
      headingLevel={headingLevel}
      facts={[
        ...number('creditNo'),
        ...number('sourceNo', papers[kind].source),
        { label: terms.heading(papers[kind].amount), value: <Money value={amount} />, isMain: true },
        { label: terms.name('amountInWords'), value: <strong lang="zh-CN">{amountInWords(amount)}</strong> },
        ...(changeAmount === null
          ? []
          : [{ label: terms.heading('changeAmount'), value: <Money value={changeAmount} /> }]),
        ...facts.map(({ label, kind: kindOfFact, text }) => ({
          label,
          value: <KindText kind={kindOfFact} text={text} unit />,
        })),
        ...voucher.times.map(({ time, kind: kindOfTime, at }) => ({
          label: terms.words(papers[kind].times[time] ?? papers[kind].times.effective),
          value: <KindText kind={kindOfTime} text={at} />,
        })),
        ...(promisedDate === null
          ? []
          : [{ label: terms.name('promisedDate'), value: <DayText day={promisedDate} /> }]),
        ...number('applyNo'),
        ...(trade === null ? [] : [{ label: t('contract'), value: `${trade.contractName} ${trade.contractNo}` }]),
        ...(invoices.length === 0
          ? []
          : [{ label: terms.name('invoices'), value: <ProseText>{invoicesSum}</ProseText> }]),
      ]}
      fine={
        <>
          <p>
            {t('digest')} <span className={css.code}>{digestInBlocks(voucher.digest)}</span>
          </p>
          <p>{t(`voucherOf.${kind}.digest`)}</p>
          <p>
            {t('verifyAt')} <Link href={`/help/verify?no=${voucher.receiptNo}`}>{verifyAddress()}</Link>
          </p>
        </>
      }
    >
      {outputs.length > 0 && <Outputs outputs={outputs} />}
      <table className={css.table}>
        <caption className={css.caption}>{t('signatures', { corp: voucher.signedBy })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('signer')}</th>
            <th scope="col">{t('post')}</th>
            <th scope="col">{t('certificateTail')}</th>
            <th scope="col">{t('signedAt')}</th>
          </tr>
        </thead>
        <tbody>
          {voucher.signatures.map(({ signerName, roleLabel, certSuffix, isDummySignature, at }) => (
            <tr key={at}>
              <th scope="row">{signerName}</th>
              <td>{roleLabel}</td>
              <td>{isDummySignature ? t('dummySignature') : (certSuffix ?? '—')}</td>
              <td>
                <MomentText at={at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintDocument>
  )
}

/** As it stands on the paper, to be typed. */
const verifyAddress = () => `${location.origin}${import.meta.env.BASE_URL}help/verify`

/** Who received which part of a split ticket. */
function Outputs({ outputs }: { outputs: NonNullable<VoucherProps['outputs']> }) {
  const { t } = useTranslation('approval')
  const terms = useTerms()
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t('voucherOutputs', { count: outputs.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{terms.name('recipientName')}</th>
          <th scope="col">{terms.heading('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {outputs.map(({ recipientName, amount }, index) => (
          <tr key={`${recipientName} ${index}`}>
            <th scope="row">{recipientName}</th>
            <td>
              <Money value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
