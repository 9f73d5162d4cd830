import { Card } from '@jinpiao/ui-kit/Card'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Language } from '#portal/i18n.ts'
import * as css from '#portal/parts/page.css.ts'
import {
  chooseDensity,
  chooseTheme,
  densityAtom,
  pinSideBar,
  sideBarPinnedAtom,
  themeAtom,
  themes,
} from '#portal/parts/preferences.ts'
import { themeLabels } from '#portal/parts/themeLabels.ts'
import { chooseLanguage } from '#portal/session/ownLanguage.ts'
import { UsageSwitch } from './UsageSwitch.tsx'

/** What each person's eyes and hands want; in force at once, kept in this browser (product §4.12). */
export function Preferences() {
  const { t, i18n } = useTranslation(['my', 'shell'])
  const theme = useAtomValue(themeAtom)
  const density = useAtomValue(densityAtom)
  const pinned = useAtomValue(sideBarPinnedAtom)
  return (
    <Card title={t('preferences')}>
      <p className={css.muted}>{t('preferencesHint')}</p>
      <RadioGroup
        label={t('theme')}
        value={theme ?? 'system'}
        onChange={(id) => chooseTheme(themes.find((known) => known === id))}
        options={[undefined, ...themes].map((id) => ({
          value: id ?? 'system',
          label: t(`shell:${themeLabels[id ?? 'system']}`),
        }))}
      />
      <RadioGroup
        label={t('language')}
        value={i18n.language}
        onChange={(id) => void chooseLanguage(id as Language)}
        options={[
          { value: 'zh-CN', label: t('shell:chinese') },
          { value: 'en-US', label: t('shell:english') },
        ]}
      />
      <RadioGroup
        label={t('density')}
        value={density}
        onChange={(id) => chooseDensity(id === 'compact' ? 'compact' : 'comfortable')}
        options={[
          { value: 'comfortable', label: t('densityComfortable') },
          { value: 'compact', label: t('densityCompact') },
        ]}
      />
      <RadioGroup
        label={t('sideBar')}
        value={pinned ? 'pinned' : 'folding'}
        onChange={(id) => pinSideBar(id === 'pinned')}
        options={[
          { value: 'folding', label: t('sideBarFolding') },
          { value: 'pinned', label: t('sideBarPinned') },
        ]}
      />
      <UsageSwitch />
    </Card>
  )
}
