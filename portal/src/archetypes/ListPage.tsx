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
  /** What can be begun from here, at the end of the heading's line. */
  actions?: ReactNode
  /** Between the heading and the list: what an act has led to. */
  above?: ReactNode
}

/** Archetype L: one list is the page. */
export function ListPage<L extends AnyListEndpoint>({ route, tabsBy, actions, above, ...props }: ListPageProps<L>) {
  const { t } = useTranslation(['list', 'routes'])
  const terms = useTerms()
  const title = t(`routes:${route}`)
  // Whoever looks at other rows has chosen none of them.
  const list = { ...props, onFilter: () => props.selection?.onChange([]) }
  const words = tabsBy && list.list.list.words[tabsBy]?.({})
  return (
    <div className={css.list}>
      <PageHead title={title} actions={actions} />
      {above}
      <div className={flushSurface}>
        {tabsBy === undefined ? (
          <ListView<L> {...list} caption={title} hasTools />
        ) : (
          <ListTabs
            label={terms.name(tabsBy)}
            by={tabsBy}
            tabs={[
              { id: ALL, label: t('any') },
              ...Object.entries(words ?? {}).map(([id, { label }]) => ({ id, label: terms.words(label) })),
            ]}
            onChange={list.onFilter}
          >
            {(tab) => (
              <ListView<L>
                {...list}
                query={{ ...list.query, [tabsBy]: tab === ALL ? [] : [tab] }}
                caption={
                  tab === ALL ? title : t('tabbed', { title, tab: terms.words(words?.[tab]?.label ?? ['', '']) })
                }
                hasTools
              />
            )}
          </ListTabs>
        )}
      </div>
    </div>
  )
}

/** No kind by that name exists. */
const ALL = 'all'
