import type { ApplicationStep, IssueVoucher } from '@jinpiao/contract/credits'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { amountInWords } from '@jinpiao/values/amountInWords'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText, MomentText } from '../page/Moment.tsx'
import { usePlatform } from '../page/platform.ts'
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
  contractNo: string
  contractName: string
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
  const { creditNo, applyNo, issuer, supplier, amount, voucher, promisedDate, headingLevel = 2 } = props
  const { t } = useTranslation('approval')
  const { platformName } = usePlatform()
  const signed = props.steps.filter(({ decision }) => decision === 'SUBMIT' || decision === 'APPROVE')
  const Heading = `h${headingLevel}` as const

  return (
    <article className={css.voucher}>
      <div className={css.head}>
        <p>{platformName}</p>
        <Heading className={css.title}>{t('voucher')}</Heading>
        <p>
          <SpokenSerials>{t('voucherNo', { creditNo })}</SpokenSerials>
        </p>
      </div>
      <dl className={css.facts}>
        <Fact label={t('issuer')}>{issuer}</Fact>
        <Fact label={t('supplier')}>{supplier}</Fact>
        <Fact label={t('amountYuan')}>
          <strong className={css.figure}>
            <Money value={amount} />
          </strong>
        </Fact>
        <Fact label={t('amountInWords')}>
          <strong lang="zh-CN">{amountInWords(amount)}</strong>
        </Fact>
        <Fact label={t('issuedAt')}>
          <MomentText at={voucher.issuedAt} />
        </Fact>
        <Fact label={t('promisedDate')}>
          <DayText day={promisedDate} />
        </Fact>
        {applyNo !== undefined && (
          <Fact label={t('applyNo')}>
            <SpokenSerials>{applyNo}</SpokenSerials>
          </Fact>
        )}
        <Fact label={t('contract')}>{`${props.contractName} ${props.contractNo}`}</Fact>
      </dl>
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
    </article>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
