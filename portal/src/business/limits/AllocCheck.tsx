import { allocMoves } from '@jinpiao/contract/states/data'
import { Money } from '@jinpiao/ui-kit/Money'
import { decimalToFen } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { AllocFacts, AllocForm } from './allocForm.ts'

/** The allocation that will be signed, with the way back to each of its fields. */
export function AllocCheck({ values, facts, toField }: CheckProps<AllocForm, AllocFacts>) {
  const { t } = useTranslation('limits')
  const { name, words } = useTerms()
  const { pkLimit, fkMember, memberName, move, amount, remark } = values
  const limit = facts.limits.find((each) => each.pkLimit === pkLimit)
  const member = facts.members?.find((each) => each.fkMember === fkMember)
  const has = member && decimalToFen(member.allocatedNow)
  const to = (field: string) => ({ change: { onPress: () => toField(field) } })
  return (
    <FactSheet
      title={t('alloc.title')}
      rows={[
        {
          label: name('sourceName'),
          value: limit && t('rowName', { source: limit.sourceName, product: limit.product }),
          ...to('pkLimit'),
        },
        { label: name('memberName'), value: memberName, ...to('fkMember') },
        { label: name('move'), value: words(allocMoves[move].label), ...to('move') },
        {
          label: name('amount'),
          value: (
            <strong>
              <Money value={fenOf(amount)} unit />
            </strong>
          ),
          ...to('amount'),
        },
        ...(has === undefined
          ? []
          : [
              { label: name('allocatedNow'), value: <Money value={has} unit /> },
              {
                label: name('allocatedAfter'),
                value: <Money value={move === 'REDUCE' ? has - fenOf(amount) : has + fenOf(amount)} unit />,
              },
            ]),
        { label: name('remark'), value: remark, isWide: true, ...to('remark') },
      ]}
    />
  )
}
