import { listMessages } from '@jinpiao/contract/messages'
import { Button } from '@jinpiao/ui-kit/Button'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Pager } from '@jinpiao/ui-kit/Pager'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { noFilters } from '#portal/lists/listFilters.ts'
import { PAGE_SIZES } from '#portal/lists/listState.ts'
import { Onward } from '#portal/lists/Onward.tsx'
import { pageCountOf, useListPage } from '#portal/lists/useListPage.ts'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useCountText } from '#portal/parts/useCountText.ts'
import { useUnreadCount } from '#portal/parts/useUnreadCount.ts'
import { MessageItem } from './MessageItem.tsx'
import * as own from './message.css.ts'
import { useMessageFilter } from './useMessageFilter.ts'

/** One page of messages, or why there is none (product §4.0.1). */
export function MessageResults({ title }: { title: string }) {
  const { t } = useTranslation('my')
  const { filter, change, isFiltered } = useMessageFilter()
  const heading = useRef<HTMLHeadingElement>(null)
  const unread = useUnreadCount()
  const countText = useCountText()
  const { query, state, onward } = useListPage('messages', listMessages, { fields: noFilters, fixed: { ...filter } })
  function turnTo(next: number) {
    state.setPage(next)
    heading.current?.focus()
  }
  return (
    // The list itself reaches the edges of its surface.
    <div className={query.data === undefined ? own.part : undefined}>
      <QueryState query={query}>
        {(answer) => (
          <section className={own.results}>
            <h2 ref={heading} tabIndex={-1} className={visuallyHidden}>
              {title}
            </h2>
            <p className={`${own.part} ${css.muted}`}>
              {t('unreadCount', { n: countText(answer.pagecond), unread: countText(unread) })}
            </p>
            {answer.pagecond.count === 0 && (
              <div className={`${own.part} ${css.notice}`}>
                <p>{t(isFiltered ? 'messagesEmptyFilter' : 'messagesEmpty')}</p>
                {isFiltered && (
                  <Button onPress={() => change({ messageType: 'ALL', messageState: 'ALL' })}>
                    {t('clearFilter')}
                  </Button>
                )}
              </div>
            )}
            <ul role="list" className={own.list}>
              {answer.list.map((message) => (
                <MessageItem key={message.pkMessage} message={message} />
              ))}
            </ul>
            <Onward {...onward} />
            {answer.pagecond.count > Math.min(...PAGE_SIZES) && (
              // On the flush surface it brings its own space, in line with the tabs.
              <Pager
                page={answer.pagecond.page}
                pageCount={pageCountOf(answer)}
                onPageChange={turnTo}
                pageSize={state.pageSize}
                pageSizes={PAGE_SIZES}
                onPageSizeChange={state.setPageSize}
              />
            )}
          </section>
        )}
      </QueryState>
    </div>
  )
}
