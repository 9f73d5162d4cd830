import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import { newPackHref, packPages } from '#portal/business/packs/packPages.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import type { RouteTitle } from '#portal/routes/route.ts'
import { listTitles, usePackOfAddress } from './pack.ts'

/** The address names no pack: where one is chosen, or begun. */
export function NoPack({ route }: { route: RouteTitle }) {
  const { t } = useTranslation(['packUploads', 'routes'])
  const { kind } = usePackOfAddress()
  const mayOpen = useMayOpen()
  const { list } = packPages[kind]
  const create = newPackHref(kind)
  return (
    <div className={page.page}>
      <PageHead title={t(`routes:${route}`)} />
      <section className={`${surface} ${page.section}`}>
        <p>{t('noPack')}</p>
        <div className={page.actions}>
          {mayOpen(list) && (
            <Link href={list} kind="action">
              {t(`routes:${listTitles[kind]}`)}
            </Link>
          )}
          {mayOpen(create) && (
            <Link href={create} kind="standalone">
              {t('toCreate')}
            </Link>
          )}
        </div>
      </section>
    </div>
  )
}
