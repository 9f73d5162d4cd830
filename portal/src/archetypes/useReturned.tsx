import type { Application } from '@jinpiao/contract/applications'
import { calledIn, flowOf } from '@jinpiao/contract/flow'
import { type TermName, termOf } from '@jinpiao/contract/terms'
import { Money } from '@jinpiao/ui-kit/Money'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Of the trade behind an application; whoever names one leads its operator to it. */
const tradeFields: readonly TermName[] = ['contractNo', 'contractFiles', 'invoices']

/** What 驳回 is about: of one its number, other side and amount, of several their sum; and the fields to be named. */
export function useReturned(rows: readonly Application[]): { facts: SummaryRow[]; fields: string[] } {
  const { t } = useTranslation('approval')
  const { name } = useTerms()
  const [first] = rows
  if (first === undefined) return { facts: [], fields: [] }
  const type = first.businessType
  const { counterparty } = flowOf(type)
  const amountTerm = calledIn(type, 'amount')
  const fields = [counterparty, amountTerm, calledIn(type, 'promisedDate'), ...tradeFields].flatMap((term) =>
    term !== undefined && termOf(term).isMeant ? [name(term)] : [],
  )
  const amounts = rows.flatMap(({ amount }) => (amount === null ? [] : [decimalToFen(amount)]))
  const sum = amounts.reduce((all, amount) => all + amount, 0n)
  const amountRow = (label: string): SummaryRow[] =>
    amountTerm === undefined || amounts.length === 0
      ? []
      : [
          {
            label,
            value: (
              <strong>
                <Money value={sum} unit />
              </strong>
            ),
          },
        ]
  if (rows.length > 1) return { facts: amountRow(t('sum', { count: rows.length })), fields }
  // A row of every type has its other side under this name.
  const party = (first as Partial<Record<TermName, unknown>>)[counterparty]
  return {
    facts: [
      { label: name(calledIn(type, 'applyNo')), value: first.applyNo },
      ...(typeof party === 'string' ? [{ label: name(counterparty), value: party }] : []),
      ...amountRow(amountTerm === undefined ? '' : name(amountTerm)),
    ],
    fields,
  }
}
