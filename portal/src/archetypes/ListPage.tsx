import type { AnyListEndpoint, RowOf } from '@jinpiao/contract/list'
import type { TermName } from '@jinpiao/contract/terms'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListTabs } from '#portal/lists/ListTabs.tsx'
import { ListView, type ListViewProps } from '#portal/lists/ListView.tsx'
import * as css from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RouteTitle } from '#portal/routes/route.ts'

interface ListPageProps<L extends AnyListEndpoint> extends Omit<ListViewProps<L>, 'caption' | 'hasTools' | 'onFilter'> {
  /** Of its route: the heading says what the menu says. */
  route: RouteTitle
  /** A filter that tabs choose: 全部, and one tab for each of its values. */
  tabsBy?: TermName & keyof RowOf<L>
  /** Views that the list has besides its filters: tabs, each with what it asks for. */
  views?: Views
  /** What can be begun from here, at the end of the heading's line. */
  actions?: ReactNode
  /** Between the heading and the list: what an act has led to. */
  above?: ReactNode
}

interface Views {
  /** By which links from elsewhere choose one: `box` for `?box=OVERDUE`. */
  by: string
  label: string
  /** The first is the whole list. */
  tabs: readonly { id: string; label: string; query: Readonly<Record<string, unknown>> }[]
}

/** Archetype L: one list is the page. */
export function ListPage<L extends AnyListEndpoint>(page: ListPageProps<L>) {
  const { route, tabsBy, views, actions, above, ...props } = page
  const { t } = useTranslation(['list', 'routes'])
  const terms = useTerms()
  const title = t(`routes:${route}`)
  // Whoever looks at other rows has chosen none of them.
  const list = { ...props, onFilter: () => props.selection?.onChange([]) }
  const words = tabsBy && list.list.list.words[tabsBy]?.({})
  const valued = tabsBy && {
    by: tabsBy,
    label: terms.name(tabsBy),
    tabs: [
      { id: ALL, label: t('any'), query: { [tabsBy]: [] } },
      ...Object.entries(words ?? {}).map(([id, { label }]) => ({
        id,
        label: terms.words(label),
        query: { [tabsBy]: [id] },
      })),
    ],
  }
  const tabs: Views | undefined = views ?? valued
  return (
    <div className={css.list}>
      <PageHead title={title} actions={actions} />
      {above}
      <div className={flushSurface}>
        {tabs === undefined ? (
          <ListView<L> {...list} caption={title} hasTools />
        ) : (
          <ListTabs {...tabs} onChange={list.onFilter}>
            {(shown) => {
              const tab = tabs.tabs.find(({ id }) => id === shown)
              const query = { ...list.query, ...tab?.query }
              if (tab === undefined || tab === tabs.tabs[0])
                return <ListView<L> {...list} query={query} caption={title} hasTools />
              // The page's own words, that there is nothing yet, are about all of it.
              const empty = { ...list.empty, text: t('noneInTab', { tab: tab.label }) }
              const caption = t('tabbed', { title, tab: tab.label })
              return <ListView<L> {...list} query={query} caption={caption} empty={empty} hasTools />
            }}
          </ListTabs>
        )}
      </div>
    </div>
  )
}

/** No kind by that name exists. */
const ALL = 'all'
