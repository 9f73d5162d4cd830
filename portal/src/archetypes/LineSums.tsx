import type { Application } from '@jinpiao/contract/applications'
import { flowOf } from '@jinpiao/contract/flow'
import { lineFates } from '@jinpiao/contract/outcome'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import * as face from '#portal/parts/face.css.ts'
import { Fact } from '#portal/parts/Parties.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

interface LineSumsProps {
  application: Pick<Application, 'businessType' | 'lineSums'>
}

/**
 * Below the amount of an application with lines: what became of it, 已付款 3 笔 900,000.00 元 and 付款失败 1 笔 234,567.81 元.
 * Nothing where there are none, or only one.
 */
export function LineSums({ application: { businessType, lineSums } }: LineSumsProps) {
  const { t } = useTranslation('approval')
  const terms = useTerms()
  const { lines } = flowOf(businessType)
  if (lines === undefined || lineSums === null) return null
  const fates = lineFates.filter((fate) => lineSums[fate].count > 0)
  const count = fates.reduce((sum, fate) => sum + lineSums[fate].count, 0)
  if (count < 2) return null
  const unit = terms.words(lines.unit)
  return (
    <div className={face.foot}>
      <div className={face.days}>
        {fates.map((fate) => (
          <Fact
            key={fate}
            label={t('lineCount', { word: terms.words(lines[fate]), count: lineSums[fate].count, unit })}
            value={<Money value={lineSums[fate].amount} unit />}
          />
        ))}
      </div>
    </div>
  )
}
