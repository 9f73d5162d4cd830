import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { useTranslation } from 'react-i18next'

interface RememberCorpProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** Loaded after the login page stands: its scripts have a budget. */
export default function RememberCorp(props: RememberCorpProps) {
  const { t } = useTranslation('login')
  return <Checkbox {...props}>{t('rememberCorp')}</Checkbox>
}
