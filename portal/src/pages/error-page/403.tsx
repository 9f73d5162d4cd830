import { protocolPage } from '@jinpiao/contract/permissions/loans'
import { type ProductCode, productKinds } from '@jinpiao/contract/productKinds'
import type { SecurityData } from '@jinpiao/contract/session'
import { Button } from '@jinpiao/ui-kit/Button'
import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ProseText } from '#portal/parts/Moment.tsx'
import { openDialog } from '#portal/parts/openDialog.ts'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { homeOf } from '#portal/routes/decide.ts'
import type { PortalRoute } from '#portal/routes/route.ts'
import { routeOf, routes } from '#portal/routes/routes.ts'
import { listedPaths } from '#portal/session/allowedPaths.ts'
import { canSwitchRole } from '#portal/session/roleLabel.ts'
import type { Visitor } from '#portal/session/store.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { useSecurity, useVisitor } from '#portal/session/useSession.ts'

const overview = '/my/product/overview'

/** Which page, in which role, and the ways out (product §4.2). */
export default function Forbidden() {
  const { t } = useTranslation(['errors', 'routes'])
  const [query] = useSearchParams()
  const security = useSecurity()
  const visitor = useVisitor()
  const labelOf = useRoleLabel()
  const { hotline, hotlineHours } = usePlatform()
  const route = routeOf(query.get('from') ?? '')
  const role = security.currentRole3
  const product = route?.product
  const isClosed = route !== undefined && isClosedByProduct(route, security, visitor)
  if (isClosed && product !== undefined) return <Closed product={product} page={t(`routes:${route.title}`)} />

  return (
    <InterruptionPanel
      title={t('routes:forbidden')}
      actions={
        <>
          {canSwitchRole(security) && (
            <Button tone="primary" onPress={() => openDialog('role')}>
              {t('switchRole')}
            </Button>
          )}
          <Link kind="standalone" href={homeOf(visitor)}>
            {t('home')}
          </Link>
        </>
      }
    >
      <p>{route === undefined ? t('forbiddenUnknown') : t('forbiddenPage', { page: t(`routes:${route.title}`) })}</p>
      {role && <p>{t('forbiddenRole', { role: labelOf(role), corp: security.user3?.userName ?? '' })}</p>}
      {canSwitchRole(security) && <p>{t('forbiddenSwitch')}</p>}
      <p className={css.muted}>
        <ProseText>{t('forbiddenAsk', { hotline, hours: hotlineHours })}</ProseText>
      </p>
    </InterruptionPanel>
  )
}

/**
 * Whether the role has the page, and the enterprise has not opened the product that it belongs to: no other role helps then.
 * The agreement of 金易贷 has its page before that, and none afterwards.
 */
function isClosedByProduct({ path, product }: PortalRoute, { menus3 = [] }: SecurityData, visitor: Visitor): boolean {
  const isProtocol = (each: string) => protocolPage.some((page) => page === each)
  if (product === undefined || isProtocol(path) || !listedPaths(menus3).includes(path)) return false
  const others = routes.filter((route) => route.product === product && !isProtocol(route.path))
  return others.every((route) => !visitor.allowedPaths.has(route.path))
}

/** What the enterprise lacks, and where it is opened. */
function Closed({ product, page }: { product: ProductCode; page: string }) {
  const { t } = useTranslation(['errors', 'routes'])
  const { words } = useTerms()
  const visitor = useVisitor()
  const mayOpen = useMayOpen()
  const name = words(productKinds[product].name)
  return (
    <InterruptionPanel
      title={t('routes:forbidden')}
      actions={
        <>
          {mayOpen(overview) && (
            <Link kind="action" href={overview}>
              {t('routes:productOverview')}
            </Link>
          )}
          <Link kind="standalone" href={homeOf(visitor)}>
            {t('home')}
          </Link>
        </>
      }
    >
      <p>{t('forbiddenProduct', { product: name, page })}</p>
      <p>{t(mayOpen(overview) ? 'forbiddenOpen' : 'forbiddenOpenAsk')}</p>
    </InterruptionPanel>
  )
}
