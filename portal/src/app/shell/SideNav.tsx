import { Link } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '../layout.ts'
import * as css from './SideNav.css.ts'

/** The entries beside the page that is shown; a group of one needs no navigation. */
export function SideNav({ groups, current }: { groups: readonly MenuGroup[]; current: string }) {
  const { t } = useTranslation(['shell', 'routes'])
  const group = groups.find(({ routes }) => routes.some(({ path }) => path === current))
  if (group === undefined || group.routes.length < 2) return null
  return (
    <nav className={css.nav} aria-label={t('sideNav')}>
      <ul role="list" className={css.list}>
        {group.routes.map(({ path, title }) => (
          <li key={path}>
            <Link className={css.entry} href={path} {...(path === current && { 'aria-current': 'page' as const })}>
              {t(`routes:${title}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
