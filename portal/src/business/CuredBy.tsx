import { curesOf, type NextTry } from '@jinpiao/contract/tries'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { useTranslation } from 'react-i18next'
import { NumberLink } from '#portal/parts/NumberLink.tsx'

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
      {cures.map((cure) => (
        <NumberLink key={cure.pkApply} term="applyNo" of={cure} no={cure.applyNo} />
      ))}
    </InlineMessage>
  )
}
