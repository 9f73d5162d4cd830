import type { CreditLimit } from '@jinpiao/contract/limits'
import { Meter, type MeterProps } from '@jinpiao/ui-kit/Meter'
import { fenToDecimal } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import { occupiedFen } from './occupied.ts'

/**
 * How much of a limit is taken up: what is allocated or frozen is not available either. What is left of one that cannot be
 * issued on is not called available.
 */
export function LimitMeter({ limit, ...rest }: { limit: CreditLimit } & Pick<MeterProps, 'size'>) {
  const { t } = useTranslation('limits')
  const terms = useTerms()
  const { sourceName: source, product, total, state, idle } = limit
  return (
    <Meter
      label={t('rowName', { source, product })}
      used={fenToDecimal(occupiedFen(limit))}
      total={total}
      words={{
        used: t('occupied'),
        total: terms.name('total'),
        left: terms.name(state === 'ACTIVE' && idle === '0.00' ? 'available' : 'idle'),
      }}
      {...rest}
    />
  )
}
