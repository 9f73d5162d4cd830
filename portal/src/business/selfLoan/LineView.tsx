import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getAgreement } from '@jinpiao/contract/selfLoan'
import { agreementStates, repayMethods } from '@jinpiao/contract/states/loans'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
import { drawPath, drawsPath } from '#portal/business/loanPaths.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import * as face from '#portal/parts/face.css.ts'
import { LargeAmount } from '#portal/parts/LargeAmount.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { Fact } from '#portal/parts/Parties.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

type Line = NonNullable<DataOf<typeof getAgreement>>

/** In the place of the form, where the enterprise has its line: what is left of it, and the way to draw. */
export function LineView({ line }: { line: Line }) {
  const { t } = useTranslation(['selfLoan', 'loanApply', 'routes'])
  const { name, words } = useTerms()
  const mayOpen = useMayOpen()
  const { label, tone } = agreementStates[line.state]
  return (
    <div className={page.page}>
      <PageHead title={t('routes:selfLoanApply')} tag={<StatusTag tone={tone}>{words(label)}</StatusTag>} />
      {line.state === 'FROZEN' && (
        <InlineMessage tone="danger">
          {t('frozen')} {mayOpen(drawsPath) && <Link href={drawsPath}>{t('toLoans')}</Link>}
        </InlineMessage>
      )}
      <section className={face.face}>
        <div className={face.body}>
          <LargeAmount label={name('lineAvailable')} value={line.lineAvailable} />
          <div className={face.days}>
            <Fact label={name('lineAmount')} value={<Money value={line.lineAmount} unit />} />
            <Fact label={name('outstanding')} value={<Money value={line.outstanding} unit />} />
            <Fact label={name('lineReserved')} value={<Money value={line.reserved} unit />} />
          </div>
        </div>
        {line.state === 'ACTIVE' && <p className={face.foot}>{t('lineHint')}</p>}
      </section>
      <FactSheet
        title={t('line')}
        rows={[
          { label: name('annualRate'), value: <ProseText>{`${line.annualRate}%`}</ProseText> },
          { label: name('months'), value: t('loanApply:monthCount', { count: line.monthsMax }) },
          {
            label: name('repayMethod'),
            value: line.methods.map((method) => words(repayMethods[method].label)).join(t('listJoin')),
          },
          { label: name('funderName'), value: line.funderName },
          { label: name('agreementNo'), value: line.agreementNo },
          { label: t('validFrom'), value: <DayText day={line.startDate} /> },
          { label: t('validTo'), value: <DayText day={line.maturityDate} /> },
        ]}
      />
      {mayOpen(drawPath) && line.state === 'ACTIVE' && (
        <div data-page-bar="" className={layout.actionBar}>
          <FormLink of="LOAN_DRAW" kind="action" href={drawPath}>
            {t('toDraw')}
          </FormLink>
        </div>
      )}
    </div>
  )
}
