import type { Confirmation } from '@jinpiao/contract/confirmations'
import { SideSheet } from '@jinpiao/ui-kit/SideSheet'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { MatterContent } from './ReadMatter.tsx'

interface MatterOfAddressProps {
  /** What the reader can do with it; `close` puts the sheet away first. */
  acts?: (matter: Confirmation, close: () => void) => ReactNode
}

/** The matter that a message leads to (`?id=`), open beside the list that it stands in. */
export function MatterOfAddress({ acts }: MatterOfAddressProps) {
  const { t } = useTranslation('confirmations')
  const [parameters, setParameters] = useSearchParams()
  const pkConfirm = parameters.get('id') ?? ''
  const close = () =>
    setParameters(
      (now) => {
        now.delete('id')
        return now
      },
      { replace: true },
    )
  return (
    <SideSheet isOpen={pkConfirm !== ''} onClose={close} title={t('oneMatter')}>
      <MatterContent pkConfirm={pkConfirm} acts={acts && ((matter) => acts(matter, close))} />
    </SideSheet>
  )
}
