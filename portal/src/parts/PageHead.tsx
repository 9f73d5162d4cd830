import { Breadcrumb, type BreadcrumbProps } from '@jinpiao/ui-kit/Breadcrumb'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { useAtomValue } from 'jotai'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { homeOf } from '#portal/routes/decide.ts'
import { visitorAtom } from '#portal/session/store.ts'
import * as css from './layout.css.ts'
import * as page from './page.css.ts'

export interface PageHeadProps {
  title: string
  /** Where the page stands here: its own short name, where `title` says more. */
  name?: string | undefined
  /** Pages between home and this one. */
  trail?: BreadcrumbProps['items'] | undefined
  /** Beside the title: where the thing stands that the page is about. */
  tag?: ReactNode
  /** At the end of the title's line: what can be done with the page as a whole. */
  actions?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

/** Head of every page but the homes: where one is, what it is, what can be done with it. The only bare part of a page. */
export function PageHead({ title, name = title, trail = [], tag, actions, headingRef }: PageHeadProps) {
  const { t } = useTranslation('shell')
  const visitor = useAtomValue(visitorAtom)
  const home = visitor?.hasOpenedProduct ? homeOf(visitor) : undefined
  const items = [...withHome(trail, home, t('groups.home')), { label: name }]
  return (
    <div className={css.pageHead}>
      {items.length > 1 && <Breadcrumb items={items} />}
      <div className={css.headLine}>
        <h1 ref={headingRef} className={page.title}>
          <SpokenSerials>{title}</SpokenSerials>
        </h1>
        {tag}
        {actions !== undefined && <div className={css.headActions}>{actions}</div>}
      </div>
    </div>
  )
}

/** Home comes first; a trail that begins there keeps its own address, with tab and filters. */
function withHome(trail: BreadcrumbProps['items'], home: string | undefined, label: string): BreadcrumbProps['items'] {
  return home === undefined || trail[0]?.label === label ? trail : [{ label, href: home }, ...trail]
}
