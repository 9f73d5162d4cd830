import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Language } from '#portal/i18n.ts'
import { openDialog, openDialogAtom } from '#portal/parts/openDialog.ts'
import { chooseTheme, themeAtom, themes } from '#portal/parts/preferences.ts'
import { themeLabels } from '#portal/parts/themeLabels.ts'
import { chooseLanguage } from '#portal/session/ownLanguage.ts'

/** Colours and language, in force at once, before and after login. */
export function DisplayDialog() {
  const { t, i18n } = useTranslation('shell')
  const theme = useAtomValue(themeAtom)
  const close = () => openDialog(undefined)
  return (
    <Dialog
      isOpen={useAtomValue(openDialogAtom) === 'display'}
      onClose={close}
      title={t('display')}
      actions={
        <Button tone="primary" onPress={close}>
          {t('done')}
        </Button>
      }
    >
      <RadioGroup
        label={t('theme')}
        value={theme ?? 'system'}
        onChange={(value) => chooseTheme(themes.find((known) => known === value))}
        options={(['system', ...themes] as const).map((value) => ({ value, label: t(themeLabels[value]) }))}
      />
      <RadioGroup
        label={t('language')}
        value={i18n.language}
        onChange={(value) => void chooseLanguage(value as Language)}
        options={[
          { value: 'zh-CN', label: <span lang="zh-CN">{t('chinese')}</span> },
          { value: 'en-US', label: <span lang="en">{t('english')}</span> },
        ]}
        orientation="horizontal"
      />
    </Dialog>
  )
}
