import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Link } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#portal/parts/platform.ts'
import { LOGIN } from '#portal/session/address.ts'
import * as css from './bar.css.ts'

interface BrandProps {
  /** From `layoutOf`; `undefined`: not a link (spec §1). */
  href: string | undefined
  /** Public pages have room for the name on every window. */
  alwaysNamed?: boolean
}

/** Logo and name of the platform. */
export function Brand({ href, alwaysNamed = false }: BrandProps) {
  const { t } = useTranslation('shell')
  const { platformName, platformLogo } = usePlatform()
  const content = (
    <>
      {/* The name stands beside it. */}
      <img className={css.logo} src={platformLogo} alt="" width={32} height={32} />
      <span className={alwaysNamed ? css.named : css.brandName}>{platformName}</span>
    </>
  )
  if (href === undefined) return <span className={css.brand}>{content}</span>
  return (
    <Link className={css.brand} href={href}>
      {content}
      <span className={visuallyHidden}>{t(href === LOGIN ? 'logoLogin' : 'logoHome')}</span>
    </Link>
  )
}
