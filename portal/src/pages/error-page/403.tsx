import { type ProductCode, productKinds } from '@jinpiao/contract/productKinds'
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
import { routeOf } from '#portal/routes/routes.ts'
import { listedPaths } from '#portal/session/allowedPaths.ts'
import { canSwitchRole } from '#portal/session/roleLabel.ts'
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
  // The role has the page, and the enterprise has not opened what it belongs to: no other role helps.
  const isClosed =
    product !== undefined &&
    security.openedProductCorps[product] !== true &&
    listedPaths(security.menus3 ?? []).includes(route?.path ?? '')
  if (isClosed) return <Closed product={product} page={t(`routes:${route?.title ?? 'forbidden'}`)} />

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
