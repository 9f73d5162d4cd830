import type { ApplicationStep, IssueVoucher, TradeBackground } from '@jinpiao/contract/credits'
import { invoiceTotal } from '@jinpiao/contract/invoice'
import { Money } from '@jinpiao/ui-kit/Money'
import { PrintDocument } from '@jinpiao/ui-kit/PrintDocument'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { digestInBlocks } from './digestInBlocks.ts'
import * as css from './Voucher.css.ts'

export interface VoucherProps {
  /** Ticket number. */
  creditNo: string
  /** Left out on the holder's side: the number is the issuer's affair. */
  applyNo?: string | undefined
  issuer: string
  supplier: string
  /** Decimal string in yuan. */
  amount: string
  /** When the ticket was born, and the digest of what was signed for it. */
  voucher: IssueVoucher
  promisedDate: string
  trade: TradeBackground | null
  /** Everybody who signed, in order. */
  steps: readonly ApplicationStep[]
  headingLevel?: 1 | 2
}

/**
 * 开立凭证: an HTML document that prints like a bank's (P8, D13): number, parties, amount in figures and words, who
 * signed with which certificate and when, and the server's digest of the signed issue. The digest is not made here: the
 * two sides see different signatures, and what is signed later must not change it.
 */
export function Voucher(props: VoucherProps) {
  const { creditNo, applyNo, issuer, supplier, amount, voucher, promisedDate, trade, headingLevel = 2 } = props
  const { t } = useTranslation('approval')
  const { platformName } = usePlatform()
  const signed = props.steps.filter(({ decision }) => decision === 'SUBMIT' || decision === 'APPROVE')
  const invoices = trade?.invoices ?? []
  const invoicesSum = t('invoicesSum', { count: invoices.length, amount: formatMoney(invoiceTotal(invoices)) })

  return (
    <PrintDocument
      issuer={platformName}
      title={t('voucher')}
      number={t('voucherNo', { creditNo })}
      headingLevel={headingLevel}
      facts={[
        { label: t('issuer'), value: issuer },
        { label: t('supplier'), value: supplier },
        { label: t('amountYuan'), value: <Money value={amount} />, isMain: true },
        { label: t('amountInWords'), value: <strong lang="zh-CN">{amountInWords(amount)}</strong> },
        { label: t('issuedAt'), value: <MomentText at={voucher.issuedAt} /> },
        { label: t('promisedDate'), value: <DayText day={promisedDate} /> },
        ...(applyNo === undefined ? [] : [{ label: t('applyNo'), value: applyNo }]),
        { label: t('contract'), value: `${trade?.contractName ?? ''} ${trade?.contractNo ?? ''}` },
        ...(invoices.length === 0 ? [] : [{ label: t('invoices'), value: <ProseText>{invoicesSum}</ProseText> }]),
      ]}
    >
      <table className={css.signatures}>
        <caption className={css.caption}>{t('signatures')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('signer')}</th>
            <th scope="col">{t('post')}</th>
            <th scope="col">{t('certificateTail')}</th>
            <th scope="col">{t('signedAt')}</th>
          </tr>
        </thead>
        <tbody>
          {signed.map((step) => (
            <tr key={step.at}>
              <th scope="row">{step.personName}</th>
              <td>{step.roleLabel}</td>
              <td>{step.isDummySignature ? t('dummySignature') : (step.certSuffix ?? '—')}</td>
              <td>
                <MomentText at={step.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.digest}>
        <p>{t('digest')}</p>
        <p className={css.code}>{digestInBlocks(voucher.digest)}</p>
        <p>{t('digestMeans')}</p>
      </div>
    </PrintDocument>
  )
}
