import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { drawsPath } from '#portal/business/loanPaths.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import type { RouteTitle } from '#portal/routes/route.ts'

/** A page of one loan that names none: where one is chosen. */
export function NoLoan({ route }: { route: RouteTitle }) {
  const { t } = useTranslation(['loanDraws', 'routes'])
  const mayOpen = useMayOpen()
  return (
    <div className={page.page}>
      <PageHead title={t(`routes:${route}`)} />
      <p>{t('chooseLoan')}</p>
      {mayOpen(drawsPath) && (
        <Link href={drawsPath} kind="action">
          {t('toLoans')}
        </Link>
      )}
    </div>
  )
}
