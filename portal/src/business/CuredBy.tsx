import { curesOf, type NextTry } from '@jinpiao/contract/tries'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { useTranslation } from 'react-i18next'
import { ApplicationLink } from './ApplicationLink.tsx'

interface CuredByProps {
  lines: readonly { state: string | null; takenBy: NextTry | null }[]
}

/** What failed of an application others have paid: by which, as the message says it. Nothing while some of it is open. */
export function CuredBy({ lines }: CuredByProps) {
  const { t } = useTranslation('approval')
  const cures = curesOf(lines)
  if (cures.length === 0) return null
  return (
    <InlineMessage tone="success">
      {t('cured')}{' '}
      {cures.map(({ pkApply, businessType, applyNo }) => (
        <ApplicationLink key={pkApply} pkApply={pkApply} businessType={businessType} no={applyNo} />
      ))}
    </InlineMessage>
  )
}
