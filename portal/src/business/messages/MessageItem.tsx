import { type Message, readMessage } from '@jinpiao/contract/messages'
import { messageStates, messageTypes } from '@jinpiao/contract/status'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { spokenSerials } from '@jinpiao/values/serials'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { MomentText, ProseText } from '#portal/parts/Moment.tsx'
import * as css from '#portal/parts/page.css.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import * as own from './message.css.ts'

/** One message. Unread is a word, the bar beside it only repeats it (product P10). */
export function MessageItem({ message }: { message: Message }) {
  const { t } = useTranslation('my')
  const terms = useTerms()
  const tellFailure = useFailureToast()
  const queries = useQueryClient()
  const { pkMessage, title, body, link, at, messageType, messageState } = message
  const isUnread = messageState === 'SENT'
  const read = useMutation({
    mutationFn: () => call(readMessage, { params: { pkMessage } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['messages'] }),
    onError: tellFailure,
  })
  const markRead = () => read.mutate(undefined, { onSuccess: () => announce(spokenSerials(t('marked', { title }))) })

  const item = useFollowed(() => isUnread && read.mutate())
  return (
    <li ref={item} className={own.item} {...(isUnread && { 'data-unread': true })}>
      <div className={own.words}>
        <div className={own.line}>
          <h3 className={own.title}>
            <SpokenSerials>{title}</SpokenSerials>
          </h3>
          <span className={own.state}>{terms.words(messageStates[messageState].label)}</span>
        </div>
        <p>
          <ProseText>{body}</ProseText>
        </p>
        <p className={css.muted}>
          {terms.words(messageTypes[messageType].label)} <MomentText at={at} />
        </p>
      </div>
      <div className={own.acts}>
        {link !== null && (
          <Link kind="standalone" href={link} context={title}>
            {t('openMessage')}
          </Link>
        )}
        {isUnread && (
          <Button tone="quiet" size="small" context={title} busy={read.isPending} onPress={markRead}>
            {t('markRead')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Whoever follows the message's link has read it. The click is listened to here, so that the link stays a plain link. */
function useFollowed(onFollow: () => void) {
  const item = useRef<HTMLLIElement>(null)
  const latest = useRef(onFollow)
  useEffect(() => {
    latest.current = onFollow
  })
  useEffect(() => {
    const element = item.current
    const follow = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) latest.current()
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [])
  return item
}
