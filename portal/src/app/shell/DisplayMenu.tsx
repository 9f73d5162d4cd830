import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { Contrast } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { offersEnglish } from '#portal/i18n.ts'
import { openDialog } from '#portal/parts/openDialog.ts'
import { chooseLanguage } from '#portal/session/ownLanguage.ts'
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
      {offersEnglish() && (
        <Button className={item} onPress={() => void chooseLanguage('en-US').catch(() => {})}>
          <span lang="en">{t('english')}</span>
        </Button>
      )}
      <DisplayDialog />
    </>
  )
}
