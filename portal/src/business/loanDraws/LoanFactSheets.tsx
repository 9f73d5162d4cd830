import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getDraw } from '@jinpiao/contract/loans'
import { purposes, repayMethods } from '@jinpiao/contract/states/loans'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What a loan is, and what is owed of it today. */
export function LoanFactSheets({ loan }: { loan: DataOf<typeof getDraw> }) {
  const { t } = useTranslation('loanDraws')
  const { name, words } = useTerms()
  const { draw, account, dayBasis } = loan
  return (
    <div className={layout.withRail}>
      <FactSheet
        title={t('terms')}
        rows={[
          { label: name('funderName'), value: draw.funderName },
          { label: name('agreementNo'), value: loan.agreementNo },
          { label: name('applyNo'), value: <NumberLink term="applyNo" of={loan} no={loan.applyNo} /> },
          { label: name('amount'), value: <Money value={draw.amount} unit /> },
          { label: name('months'), value: t('monthCount', { count: loan.months }) },
          { label: name('repayMethod'), value: words(repayMethods[draw.repayMethod].label) },
          {
            label: name('annualRate'),
            value: <ProseText>{t('rate', { rate: draw.annualRate, days: dayBasis })}</ProseText>,
          },
          { label: name('penaltyRate'), value: <ProseText>{`${loan.penaltyRate}%`}</ProseText> },
          { label: name('startDate'), value: <DayText day={draw.startDate} /> },
          { label: name('maturityDate'), value: <DayText day={draw.maturityDate} /> },
          { label: name('purpose'), value: words(purposes[loan.purpose].label) },
          {
            label: name('receivingAccount'),
            value: t('account', { bank: account.bankName, tail: account.accountTail }),
          },
          { label: name('bankSerial'), value: loan.bankSerial },
        ]}
      />
      <FactSheet
        title={t('today')}
        rows={[
          {
            label: name('outstanding'),
            value: (
              <strong>
                <Money value={draw.outstanding} unit />
              </strong>
            ),
          },
          { label: name('accruedInterest'), value: <Money value={draw.accruedInterest} unit /> },
          { label: name('penalty'), value: <Money value={draw.penalty} unit /> },
          { label: name('settleAmount'), value: <Money value={draw.settleAmount} unit /> },
          ...(draw.nextDueDate === null || draw.nextDueAmount === null
            ? []
            : [
                { label: name('nextDueDate'), value: <DayText day={draw.nextDueDate} /> },
                { label: name('nextDueAmount'), value: <Money value={draw.nextDueAmount} unit /> },
                // Of what is not due nothing is said that could be read as due.
                ...(draw.owedToday === '0.00'
                  ? []
                  : [{ label: name('owedToday'), value: <Money value={draw.owedToday} unit /> }]),
              ]),
          { label: name('paidPrincipal'), value: <Money value={loan.repaidPrincipal} unit /> },
          { label: name('paidTotal'), value: <Money value={loan.repaidTotal} unit /> },
        ]}
      />
    </div>
  )
}
