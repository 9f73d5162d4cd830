import type { SignupProduct } from '@jinpiao/contract/signup'
import { qualificationStates } from '@jinpiao/contract/states/finance'
import { Card } from '@jinpiao/ui-kit/Card'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** One product as it stands to the enterprise: conditions, papers, validity, and the way on. */
export function SignupCard({ of }: { of: SignupProduct }) {
  const { t } = useTranslation('signup')
  const { name, words } = useTerms()
  const { product, state, qualifiedUntil, quotaHint } = of
  const { label, tone } = qualificationStates[state]
  return (
    <Card title={product.name} action={<StatusTag tone={tone}>{words(label)}</StatusTag>}>
      <SummaryList
        rows={[
          { label: name('funderName'), value: product.funderName },
          { label: name('annualRate'), value: <ProseText>{t('rate', { rate: product.annualRate })}</ProseText> },
          {
            label: t('range'),
            value: (
              <>
                <Money value={product.minAmount} /> – <Money value={product.maxAmount} unit />
              </>
            ),
          },
          { label: t('term'), value: t('days', { min: product.minDays, max: product.maxDays }) },
          { label: t('conditions'), value: product.note, isWide: true },
          { label: name('materialFiles'), value: product.documents.join(t('and')), isWide: true },
          ...(qualifiedUntil !== null
            ? [
                { label: name('qualifiedUntil'), value: <DayText day={qualifiedUntil} /> },
                { label: name('quotaHint'), value: quotaHint && <Money value={quotaHint} unit /> },
              ]
            : []),
        ]}
      />
      <CardActions of={of} />
    </Card>
  )
}

/** 申请, 延期, 再次申请, 补件; what cannot be done now says why (P21). */
function CardActions({ of: { product, state, open, lastApply, retryFrom, blockedReason } }: { of: SignupProduct }) {
  const { t } = useTranslation('signup')
  const mayOpen = useMayOpen()
  const mayApply = mayOpen('/my/signup/apply')
  const first = lastApply === null
  const act = first ? 'apply' : state === 'SOON' ? 'EXTEND' : 'AGAIN'
  // Nothing has been applied for, and nothing can be.
  if (first && blockedReason === null && !mayApply) return null
  return (
    <div className={page.actions}>
      {open && mayApply && open.isReturned && (
        <Link href={`/my/signup/apply?edit=${open.pkApply}`} kind="secondary" context={product.name}>
          {t('act.supplement')}
        </Link>
      )}
      {!open && blockedReason !== null && (state !== 'VALID' || retryFrom !== null) && (
        <p>
          <ProseText>{blockedReason}</ProseText>
        </p>
      )}
      {mayApply && blockedReason === null && (
        <Link
          href={`/my/signup/apply?${first ? `product=${product.pkProduct}` : `copy=${lastApply}`}`}
          kind="secondary"
          context={product.name}
        >
          {t(`act.${act}`)}
        </Link>
      )}
      {lastApply !== null && (
        <Link href={`/my/signup/detail?id=${lastApply}`} kind="standalone" context={product.name}>
          {t('act.view')}
        </Link>
      )}
    </div>
  )
}
