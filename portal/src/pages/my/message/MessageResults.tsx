import { listMessages } from '@jinpiao/contract/messages'
import { Button } from '@jinpiao/ui-kit/Button'
import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Pager } from '@jinpiao/ui-kit/Pager'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isWorthRetrying } from '#portal/http/errors.ts'
import { noFilters } from '#portal/lists/listFilters.ts'
import { PAGE_SIZES } from '#portal/lists/listState.ts'
import { useCountText } from '#portal/parts/useCountText.ts'
import { pageCountOf, useListPage } from '#portal/lists/useListPage.ts'
import * as css from '#portal/parts/page.css.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useUnreadCount } from '#portal/parts/useUnreadCount.ts'
import { MessageItem } from './MessageItem.tsx'
import * as own from './message.css.ts'
import { useMessageFilter } from './useMessageFilter.ts'

/** One page of messages, or why there is none (product §4.0.1). */
export function MessageResults({ title }: { title: string }) {
  const { t } = useTranslation(['my', 'common'])
  const errorText = useErrorText('load')
  const { filter, change, isFiltered } = useMessageFilter()
  const heading = useRef<HTMLHeadingElement>(null)
  const unread = useUnreadCount()
  const countText = useCountText()
  const { query, state } = useListPage('messages', listMessages, { fields: noFilters, fixed: { ...filter } })
  const { data, error, isPending, refetch } = query

  if (error !== null) {
    return (
      <InterruptionPanel
        title={t('messagesFailed')}
        headingLevel={2}
        actions={isWorthRetrying(error) && <Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
      >
        <p>{errorText(error)}</p>
      </InterruptionPanel>
    )
  }
  if (isPending)
    return (
      <p aria-busy="true" className={own.part}>
        {t('common:loading')}
      </p>
    )

  const { count, page } = data.pagecond
  const pageCount = pageCountOf(data)
  function turnTo(next: number) {
    state.setPage(next)
    heading.current?.focus()
  }
  return (
    <section className={own.results}>
      <h2 ref={heading} tabIndex={-1} className={visuallyHidden}>
        {title}
      </h2>
      <p className={`${own.part} ${css.muted}`}>
        {t('unreadCount', { n: countText(data.pagecond), unread: countText(unread) })}
      </p>
      {count === 0 && (
        <div className={`${own.part} ${css.notice}`}>
          <p>{t(isFiltered ? 'messagesEmptyFilter' : 'messagesEmpty')}</p>
          {isFiltered && (
            <Button onPress={() => change({ messageType: 'ALL', messageState: 'ALL' })}>{t('clearFilter')}</Button>
          )}
        </div>
      )}
      <ul role="list" className={own.list}>
        {data.list.map((message) => (
          <MessageItem key={message.pkMessage} message={message} />
        ))}
      </ul>
      {count > Math.min(...PAGE_SIZES) && (
        <div className={own.part}>
          <Pager
            page={page}
            pageCount={pageCount}
            onPageChange={turnTo}
            pageSize={state.pageSize}
            pageSizes={PAGE_SIZES}
            onPageSizeChange={state.setPageSize}
          />
        </div>
      )}
    </section>
  )
}
