import { refusalOf } from '@jinpiao/contract/actions'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { Select } from '@jinpiao/ui-kit/Select'
import { formatMoney } from '@jinpiao/values/money'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DayText } from '#portal/parts/Moment.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { AllocFacts, AllocForm } from './allocForm.ts'

/** The limit, and the member that has a part of it. */
export function PartFields({ facts }: { facts: AllocFacts }) {
  return (
    <div className={fieldPair}>
      <LimitField limits={facts.limits} />
      <MemberField members={facts.members} />
    </div>
  )
}

function LimitField({ limits }: Pick<AllocFacts, 'limits'>) {
  const { t } = useTranslation('limits')
  const terms = useTerms()
  const field = useField('pkLimit')
  const chosen = limits.find(({ pkLimit }) => pkLimit === field.value)
  // What cannot be issued on now can be given on all the same.
  const isIdle = chosen !== undefined && chosen.idle !== '0.00'
  return (
    <Select
      {...field}
      label={terms.name('sourceName')}
      description={
        chosen && (
          <>
            {terms.name(isIdle ? 'idle' : 'available')} <Money value={isIdle ? chosen.idle : chosen.available} unit />
            {t('comma')}
            {terms.name('to')} <DayText day={chosen.to} />
          </>
        )
      }
      options={limits.map((limit) => ({
        id: limit.pkLimit,
        label: t('rowName', { source: limit.sourceName, product: limit.product }),
        description: `${terms.name('to')} ${limit.to}`,
        disabledReason: refusalOf(limit.actions, 'ALLOCATE'),
      }))}
      isRequired
    />
  )
}

function MemberField({ members }: Pick<AllocFacts, 'members'>) {
  const { t } = useTranslation('limits')
  const terms = useTerms()
  const { setValue } = useFormContext<AllocForm>()
  const field = useField('fkMember')
  const memberName = useWatch<AllocForm, 'memberName'>({ name: 'memberName' })
  const chosen = members?.find(({ fkMember }) => fkMember === field.value)
  const known = members ?? (field.value === '' ? [] : [{ fkMember: field.value, memberName, allocatedNow: undefined }])
  return (
    <Select
      {...field}
      onChange={(value) => {
        field.onChange(value)
        setValue('memberName', members?.find(({ fkMember }) => fkMember === value)?.memberName ?? '')
      }}
      label={terms.name('memberName')}
      description={
        chosen ? (
          <>
            {terms.name('allocatedNow')} <Money value={chosen.allocatedNow} unit />
          </>
        ) : (
          members === undefined && t('alloc.limitFirst')
        )
      }
      options={known.map(({ fkMember, memberName: label, allocatedNow }) => ({
        id: fkMember,
        label,
        ...(allocatedNow !== undefined && {
          description: t('alloc.has', { name: terms.name('allocatedNow'), amount: formatMoney(allocatedNow) }),
        }),
      }))}
      isRequired
    />
  )
}
