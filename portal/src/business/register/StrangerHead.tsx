import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#portal/parts/PageHead.tsx'

/** Head of a page for somebody without an account, with the way back to the login. */
export function StrangerHead({ title }: { title: string }) {
  const { t } = useTranslation('register')
  return (
    <PageHead
      title={title}
      actions={
        <Link kind="standalone" href="/login">
          {t('toLogin')}
        </Link>
      }
    />
  )
}
