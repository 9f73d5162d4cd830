import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

const ISSUE = '/credit/core/issue/issue'

/** What an operator begins from home: one ticket, or a sheet of them. */
export function IssueActions() {
  const { t } = useTranslation('home')
  const mayIssue = useMayOpen()(ISSUE)
  if (!mayIssue) return null
  return (
    <div className={page.actions}>
      <Link href={`${ISSUE}?tab=import`} kind="secondary">
        {t('importIssues')}
      </Link>
      <Link href={ISSUE} kind="action">
        {t('newIssue')}
      </Link>
    </div>
  )
}
