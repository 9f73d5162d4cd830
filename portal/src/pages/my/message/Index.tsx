import { Button } from '@jinpiao/ui-kit/Button'
import { NotificationLog } from '@jinpiao/ui-kit/NotificationLog'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { useTranslation } from 'react-i18next'
import { list } from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { MessageResults } from './MessageResults.tsx'
import * as own from './message.css.ts'
import { messageTypes, useMessageFilter } from './useMessageFilter.ts'

const labels = {
  ALL: 'messagesAll',
  TODO: 'messagesTodo',
  NOTICE: 'messagesNotice',
  RISK: 'messagesRisk',
  SYSTEM: 'messagesSystem',
} as const

/** Messages, newest first; kind, state and page stand in the address (product §4.0.3). */
export default function Messages() {
  const { t } = useTranslation(['my', 'routes'])
  const { filter, change } = useMessageFilter()
  const unreadOnly = filter.messageState === 'SENT'
  return (
    <div className={list}>
      <PageHead
        title={t('routes:messages')}
        actions={
          <Button
            size="small"
            aria-pressed={unreadOnly}
            onPress={() => change({ messageState: unreadOnly ? 'ALL' : 'SENT' })}
          >
            {t('unreadOnly')}
          </Button>
        }
      />
      <div className={flushSurface}>
        <Tabs
          aria-label={t('messageTypes')}
          selectedKey={filter.messageType}
          onSelectionChange={(id) => change({ messageType: messageTypes.find((type) => type === id) ?? 'ALL' })}
          // A list has to be fetched: the arrows only move.
          keyboardActivation="manual"
          items={messageTypes.map((type) => ({
            id: type,
            label: t(labels[type]),
            content: type === filter.messageType ? <MessageResults title={t(labels[type])} /> : null,
          }))}
        />
      </div>
      <div className={own.log}>
        <NotificationLog />
      </div>
    </div>
  )
}
