import type { CreditLimit } from '@jinpiao/contract/limits'
import { Meter, type MeterProps } from '@jinpiao/ui-kit/Meter'
import { fenToDecimal } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import { occupiedFen } from './occupied.ts'

/**
 * How much of a limit is taken up: what is allocated or frozen is not available either. What is left of one that is
 * suspended or has ended is not called available.
 */
export function LimitMeter({ limit, ...rest }: { limit: CreditLimit } & Pick<MeterProps, 'size'>) {
  const { t } = useTranslation('limits')
  const terms = useTerms()
  const { sourceName: source, product, total, state } = limit
  return (
    <Meter
      label={t('rowName', { source, product })}
      used={fenToDecimal(occupiedFen(limit))}
      total={total}
      words={{
        used: t('occupied'),
        total: terms.name('total'),
        left: state === 'ACTIVE' ? terms.name('available') : t('idle'),
      }}
      {...rest}
    />
  )
}
