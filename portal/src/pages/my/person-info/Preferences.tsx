import { Select } from '@jinpiao/ui-kit/Select'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import {
  chooseDensity,
  chooseTheme,
  densityAtom,
  pinSideBar,
  sideBarPinnedAtom,
  themeAtom,
  themes,
} from '../../../app/preferences.ts'
import * as css from '../../../app/shell/frame.css.ts'
import { themeLabels } from '../../../app/shell/themeLabels.ts'
import { type Language, switchLanguage } from '../../../i18n.ts'

/** What each person's eyes and hands want; in force at once, kept in this browser (product §4.12). */
export function Preferences() {
  const { t, i18n } = useTranslation(['my', 'shell'])
  const theme = useAtomValue(themeAtom)
  const density = useAtomValue(densityAtom)
  const pinned = useAtomValue(sideBarPinnedAtom)
  return (
    <section className={css.card} aria-labelledby="preferences">
      <h2 id="preferences" className={css.sectionTitle}>
        {t('preferences')}
      </h2>
      <p className={css.muted}>{t('preferencesHint')}</p>
      <Select
        label={t('theme')}
        value={theme ?? 'system'}
        onChange={(id) => chooseTheme(themes.find((known) => known === id))}
        options={[undefined, ...themes].map((id) => ({ id: id ?? 'system', label: t(themeLabels[id ?? 'system']) }))}
      />
      <Select
        label={t('language')}
        value={i18n.language}
        onChange={(id) => void switchLanguage(id as Language)}
        options={[
          { id: 'zh-CN', label: t('shell:chinese') },
          { id: 'en-US', label: t('shell:english') },
        ]}
      />
      <Select
        label={t('density')}
        value={density}
        onChange={(id) => chooseDensity(id === 'compact' ? 'compact' : 'comfortable')}
        options={[
          { id: 'comfortable', label: t('densityComfortable') },
          { id: 'compact', label: t('densityCompact') },
        ]}
      />
      <Select
        label={t('sideBar')}
        value={pinned ? 'pinned' : 'folding'}
        onChange={(id) => pinSideBar(id === 'pinned')}
        options={[
          { id: 'folding', label: t('sideBarFolding') },
          { id: 'pinned', label: t('sideBarPinned') },
        ]}
      />
    </section>
  )
}
