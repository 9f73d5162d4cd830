import type { CreditLimit } from '@jinpiao/contract/limits'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Every figure of a limit, in the order in which they add up. */
export function LimitFacts({ limit }: { limit: CreditLimit }) {
  const { t } = useTranslation('limits')
  const { name } = useTerms()
  const figures = (['total', 'allocated', 'frozen', 'used', 'available', 'idle'] as const).filter(
    // A part is given on to nobody.
    (figure) => (figure !== 'allocated' || limit.givenByName === null) && (figure !== 'idle' || limit.idle !== '0.00'),
  )
  return (
    <FactSheet
      title={t('facts')}
      rows={[
        { label: name('sourceName'), value: limit.sourceName },
        { label: name('product'), value: limit.product },
        ...(limit.givenByName === null ? [] : [{ label: name('givenByName'), value: limit.givenByName }]),
        ...figures.map((figure) => ({ label: name(figure), value: <Money value={limit[figure]} unit /> })),
        { label: name('from'), value: <DayText day={limit.from} /> },
        { label: name('to'), value: <DayText day={limit.to} /> },
      ]}
    />
  )
}
