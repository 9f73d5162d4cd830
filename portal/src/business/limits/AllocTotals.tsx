import { allocMoves } from '@jinpiao/contract/states/data'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type AllocFacts, type AllocForm, factsOf } from './allocForm.ts'
import { occupiedFen } from './occupied.ts'

/** What the allocation does: to the limit, and to the member's part of it. */
export function AllocTotals({ facts }: { facts: AllocFacts }) {
  const { t } = useTranslation('limits')
  const { name, words } = useTerms()
  const form = useWatch<AllocForm>() as AllocForm
  const limit = facts.limits.find(({ pkLimit }) => pkLimit === form.pkLimit)
  const member = facts.members?.find(({ fkMember }) => fkMember === form.fkMember)
  const rail = { title: t('alloc.totals'), foot: t('alloc.foot') }
  if (limit === undefined) return <TotalsRail {...rail} hint={t('alloc.noLimit')} />
  const amount = fenOf(form.amount)
  const isReduced = form.move === 'REDUCE'
  const known = factsOf(form, facts)
  const most = isReduced ? known.member?.availableFen : known.limit?.availableFen
  const isOver = most !== undefined && amount > most
  const before = occupiedFen(limit)
  const after = isReduced ? before - amount : before
  const has = decimalToFen(member?.allocatedNow ?? '0.00')
  const willHave = isReduced ? has - amount : has + amount
  return (
    <TotalsRail {...rail} hint={words(allocMoves[form.move].label)} total={amount} isOver={isOver}>
      <Meter
        label={t('rowName', { source: limit.sourceName, product: limit.product })}
        used={fenToDecimal(after < 0n ? 0n : after)}
        {...(!isReduced && amount > 0n && { adding: fenToDecimal(amount) })}
        total={limit.total}
        words={{
          left: limit.state === 'ACTIVE' ? t('alloc.left') : name('idle'),
          used: t('occupied'),
          adding: t('alloc.thisTime'),
          total: name('total'),
        }}
      />
      {member && (
        <SummaryList
          rows={[
            { label: name('memberName'), value: member.memberName },
            { label: name('allocatedNow'), value: <Money value={has} unit /> },
            { label: name('allocatedAfter'), value: willHave < 0n ? '—' : <Money value={willHave} unit /> },
          ]}
        />
      )}
    </TotalsRail>
  )
}
