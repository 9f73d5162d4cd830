import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { Contrast } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { openDialog } from '#portal/parts/openDialog.ts'
import { item, wordsOfRoomy } from './bar.css.ts'
import { DisplayDialog } from './DisplayDialog.tsx'

/** Colours and language before login; after it they are in the user's menu. */
export default function DisplayMenu() {
  const { t } = useTranslation('shell')
  return (
    <>
      <Button className={item} onPress={() => openDialog('display')}>
        <Contrast {...smallIconProps} />
        <span className={wordsOfRoomy}>{t('display')}</span>
      </Button>
      <DisplayDialog />
    </>
  )
}
