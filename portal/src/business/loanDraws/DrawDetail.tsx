import type { DetailOf } from '@jinpiao/contract/applications'
import type { loanDraw } from '@jinpiao/contract/loanDraw'
import { purposes, repayMethods } from '@jinpiao/contract/states/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { drawDetailPath } from './paths.ts'

type Detail = DetailOf<typeof loanDraw>

const drawFace = ({ application }: Detail): ApplicationFace => ({ counterparty: application.funderName })

/** What a decision on a draw rests on: terms, line, price as of today, purpose with its contracts, account. */
function DrawDetail({ detail }: { detail: Detail }) {
  const { t } = useTranslation('loanDraws')
  const { name, words } = useTerms()
  const { application, agreementNo, lineAvailable, trial } = detail
  const { amount, months, repayMethod, annualRate } = application
  return (
    <>
      <FactSheet
        title={t('terms')}
        rows={[
          ...(application.drawNo === null ? [] : [{ label: name('drawNo'), value: <LoanLink detail={detail} /> }]),
          { label: name('agreementNo'), value: agreementNo },
          { label: name('funderName'), value: application.funderName },
          { label: name('amount'), value: amount && <Money value={amount} unit /> },
          { label: name('months'), value: months !== null && t('monthCount', { count: months }) },
          { label: name('repayMethod'), value: repayMethod && words(repayMethods[repayMethod].label) },
          { label: name('annualRate'), value: annualRate && <ProseText>{`${annualRate}%`}</ProseText> },
          { label: name('lineAvailable'), value: <Money value={lineAvailable} unit /> },
        ]}
      />
      {trial && (
        <FactSheet
          title={t('trialToday')}
          rows={[
            { label: t('instalments'), value: t('instalmentCount', { count: trial.count }) },
            { label: t('interestSum'), value: <Money value={trial.interest} unit /> },
            { label: t('firstDue'), value: <Due day={trial.firstDate} amount={trial.firstAmount} /> },
            { label: t('lastDue'), value: <Due day={trial.lastDate} amount={trial.lastAmount} /> },
          ]}
        />
      )}
      <Use detail={detail} />
      <Payment detail={detail} />
    </>
  )
}

function Use({ detail: { application, payload, contractFiles } }: { detail: Detail }) {
  const { t } = useTranslation('loanDraws')
  const { name, words } = useTerms()
  const { purpose } = application
  return (
    <FactSheet
      title={t('use')}
      rows={[
        { label: name('purpose'), value: purpose && words(purposes[purpose].label) },
        { label: name('purposeNote'), value: payload.purposeNote, isWide: true },
        {
          label: name('contractFiles'),
          value: contractFiles.length > 0 && <FileLinks files={contractFiles} name={name('contractFiles')} />,
          isWide: true,
        },
      ]}
    />
  )
}

function Payment({ detail: { application, account } }: { detail: Detail }) {
  const { t } = useTranslation('loanDraws')
  const { name } = useTerms()
  const { submittedAt } = application
  return (
    <FactSheet
      title={t('payment')}
      rows={[
        {
          label: name('receivingAccount'),
          value: account && t('account', { bank: account.bankName, tail: account.accountTail }),
        },
        { label: name('accountName'), value: account?.accountName },
        { label: name('createdByName'), value: application.createdByName },
        { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
      ]}
    />
  )
}

/** The loan that has come of it. */
function LoanLink({ detail: { application } }: { detail: Detail }) {
  const mayOpen = useMayOpen()
  const { drawNo, pkDraw } = application
  if (!mayOpen(drawDetailPath)) return <>{drawNo}</>
  return (
    <Link href={`${drawDetailPath}?id=${pkDraw}`} kind="standalone">
      {drawNo}
    </Link>
  )
}

/** A day with what is due on it. */
function Due({ day, amount }: { day: string; amount: string }) {
  return (
    <>
      <DayText day={day} /> <Money value={amount} unit />
    </>
  )
}

export const loanDrawDetail = { face: drawFace, facts: DrawDetail }
