import { listMessages } from '@jinpiao/contract/messages'
import { useSearchParams } from 'react-router-dom'

/** 全部, and one tab for each kind. */
export const messageTabs = listMessages.list.choices.messageType

export interface MessageFilter {
  messageType: (typeof messageTabs)[number]
  messageState: 'ALL' | 'SENT'
}

/** Which messages are shown, read from the address; whatever it does not understand is the default. */
export const parseMessageFilter = (parameters: URLSearchParams): MessageFilter => ({
  messageType: messageTabs.find((known) => known === parameters.get('type')) ?? 'ALL',
  messageState: parameters.get('unread') === '1' ? 'SENT' : 'ALL',
})

/** Defaults are left out, so that the plain address is the plain list. A new filter begins at its first page. */
export function withMessageFilter(parameters: URLSearchParams, filter: MessageFilter): URLSearchParams {
  const next = new URLSearchParams(parameters)
  next.delete('page')
  next.delete('type')
  next.delete('unread')
  if (filter.messageType !== 'ALL') next.set('type', filter.messageType)
  if (filter.messageState === 'SENT') next.set('unread', '1')
  return next
}

export function useMessageFilter() {
  const [parameters, setParameters] = useSearchParams()
  const filter = parseMessageFilter(parameters)
  return {
    filter,
    isFiltered: filter.messageType !== 'ALL' || filter.messageState !== 'ALL',
    change: (part: Partial<MessageFilter>) =>
      setParameters((now) => withMessageFilter(now, { ...parseMessageFilter(now), ...part }), { replace: true }),
  }
}
