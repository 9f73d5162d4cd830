import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { item } from './bar.css.ts'
import { openDialog } from './openDialog.ts'

export function UserMenu() {
  const { t } = useTranslation('shell')
  return (
    <Button className={item} onPress={() => openDialog('logout')}>
      {t('logout')}
    </Button>
  )
}
