import { isAllowed } from '@jinpiao/contract/actions'
import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { businessMessage } from '@jinpiao/contract/errors'
import type { PackSection } from '@jinpiao/contract/packPayload'
import { packTasks } from '@jinpiao/contract/packRules'
import { packsOf } from '@jinpiao/contract/packs'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { hashKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { packHref, packPages } from '#portal/business/packs/packPages.ts'
import { call } from '#portal/http/client.ts'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RouteTitle } from '#portal/routes/route.ts'
import { NoPack } from './NoPack.tsx'
import { listTitles, type PackDetail, sectionHref, todayOfPacks, usePackOfAddress } from './pack.ts'
import type { SectionOfPack } from './useSaveSection.ts'

interface SectionPageProps {
  section: PackSection
  /** Of its title. */
  route: RouteTitle
  /** The form of the section. */
  children: (of: SectionOfPack) => ReactNode
}

/** Archetype P: one section of a pack, or why it cannot be changed here. */
export function SectionPage({ route, ...props }: SectionPageProps) {
  const { pkApply } = usePackOfAddress()
  return pkApply === '' ? <NoPack route={route} /> : <Section key={pkApply} route={route} {...props} />
}

function Section({ section, route, children }: SectionPageProps) {
  const { t } = useTranslation(['packUploads', 'routes'])
  const { pkApply, kind } = usePackOfAddress()
  const { get } = packsOf[kind]
  // Asked anew when the page is opened and never again: neither may an older version be changed, nor what is typed lost.
  const query = useQuery({
    queryKey: ['edited', get.path, pkApply],
    queryKeyHashFn: hashKey,
    queryFn: () => call<ApplicationEndpoints['get']>(get, { params: { pkApply } }) as Promise<PackDetail>,
    staleTime: Infinity,
    gcTime: 0,
  })
  const packName = query.data?.application.packName || query.data?.application.applyNo
  return (
    <DetailPage
      query={query}
      title={t(`routes:${route}`)}
      trail={[
        { label: t(`routes:${listTitles[kind]}`), href: packPages[kind].list },
        ...(packName === undefined ? [] : [{ label: packName, href: packHref(pkApply) }]),
      ]}
    >
      {(detail) => (
        <Gate kind={kind} section={section} detail={detail}>
          {children({ kind, section, detail })}
        </Gate>
      )}
    </DetailPage>
  )
}

/** What stands in the place of the form while it cannot be filled in; above it what the platform wants. */
function Gate({ kind, section, detail, children }: SectionOfPack & { children: ReactNode }) {
  const { t } = useTranslation('packUploads')
  const { language } = useTerms()
  const { application, payload, opinions } = detail
  if (!isAllowed(application.actions, 'EDIT')) {
    return (
      <Instead text={t('notEditable')}>
        <Link href={packHref(application.pkApply)} kind="action">
          {t('toPack')}
        </Link>
      </Instead>
    )
  }
  const task = packTasks(payload, { kind, today: todayOfPacks() }).find((each) => each.section === section)
  if (task?.state === 'BLOCKED' && task.reason !== null) {
    return (
      <Instead text={businessMessage(task.reason.code, task.reason.values, language)}>
        <Link href={sectionHref('contract', detail)} kind="action">
          {t('toContract')}
        </Link>
      </Instead>
    )
  }
  const opinion = opinions.find((each) => each.section === section)?.opinion
  return (
    <div className={page.section}>
      {opinion !== undefined && (
        <Banner tone="warning" title={t('wantedTitle')}>
          <p>{opinion}</p>
        </Banner>
      )}
      {children}
    </div>
  )
}

function Instead({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section className={`${surface} ${page.section}`}>
      <p>{text}</p>
      <div className={page.actions}>{children}</div>
    </section>
  )
}
