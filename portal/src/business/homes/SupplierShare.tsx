import { decimalToFen, sumMoney } from '@jinpiao/values/money'
import { percentOf } from '@jinpiao/values/percent'
import { ProseText } from '#portal/parts/Moment.tsx'
import { usePercentText } from '#portal/parts/usePercentText.ts'

/** A part of a sum, to a tenth: `37.5%` for the eye, 百分之三十七点五 for the ear (accessibility §2 rule 5). */
export function SupplierShare({ of, among }: { of: string; among: readonly string[] }) {
  const percentText = usePercentText()
  const total = sumMoney(among)
  if (total === 0n) return '—'
  return <ProseText>{percentText(percentOf(decimalToFen(of), total, 1))}</ProseText>
}
