import { messageTypes } from '@jinpiao/contract/status'
import { Button } from '@jinpiao/ui-kit/Button'
import { flushSurface, surface } from '@jinpiao/ui-kit/lib/surface.css'
import { NotificationLog } from '@jinpiao/ui-kit/NotificationLog'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { useTranslation } from 'react-i18next'
import { MarkAllRead } from '#portal/business/messages/MarkAllRead.tsx'
import { MessageResults } from '#portal/business/messages/MessageResults.tsx'
import { MessageWays } from '#portal/business/messages/MessageWays.tsx'
import * as own from '#portal/business/messages/message.css.ts'
import { type MessageFilter, messageTabs, useMessageFilter } from '#portal/business/messages/useMessageFilter.ts'
import { list } from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Messages, newest first; kind, state and page stand in the address (product §4.0.3). */
export default function Messages() {
  const { t } = useTranslation(['my', 'routes'])
  const terms = useTerms()
  const { filter, change } = useMessageFilter()
  const labelOf = (type: MessageFilter['messageType']) =>
    type === 'ALL' ? t('messagesAll') : terms.words(messageTypes[type].label)
  const unreadOnly = filter.messageState === 'SENT'
  return (
    <div className={list}>
      <PageHead
        title={t('routes:messages')}
        actions={
          <>
            <Button
              size="small"
              aria-pressed={unreadOnly}
              onPress={() => change({ messageState: unreadOnly ? 'ALL' : 'SENT' })}
            >
              {t('unreadOnly')}
            </Button>
            <MarkAllRead />
          </>
        }
      />
      <div className={flushSurface}>
        <Tabs
          aria-label={terms.name('messageType')}
          selectedKey={filter.messageType}
          onSelectionChange={(id) => change({ messageType: messageTabs.find((type) => type === id) ?? 'ALL' })}
          // A list has to be fetched: the arrows only move.
          keyboardActivation="manual"
          items={messageTabs.map((type) => ({
            id: type,
            label: labelOf(type),
            content: type === filter.messageType ? <MessageResults title={labelOf(type)} /> : null,
          }))}
        />
      </div>
      <div className={surface}>
        <MessageWays />
      </div>
      <div className={own.log}>
        <NotificationLog />
      </div>
    </div>
  )
}
