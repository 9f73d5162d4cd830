import { useSearchParams } from 'react-router-dom'

export const messageTypes = ['ALL', 'TODO', 'NOTICE', 'RISK', 'SYSTEM'] as const
export type MessageType = (typeof messageTypes)[number]
export type MessageState = 'ALL' | 'SENT'

export interface MessageQuery {
  messageType: MessageType
  messageState: MessageState
  page: number
  pageSize: number
}

const PAGE_SIZE = 10

/** What the list shows, read from the address; whatever it does not understand is the default. */
export function parseMessageQuery(query: URLSearchParams): MessageQuery {
  const type = messageTypes.find((known) => known === query.get('type')) ?? 'ALL'
  const page = Number(query.get('page'))
  return {
    messageType: type,
    messageState: query.get('unread') === '1' ? 'SENT' : 'ALL',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZE,
  }
}

/** Defaults are left out, so that the plain address is the plain list. */
export function messageParams({ messageType, messageState, page }: MessageQuery): Record<string, string> {
  return {
    ...(messageType !== 'ALL' && { type: messageType }),
    ...(messageState === 'SENT' && { unread: '1' }),
    ...(page > 1 && { page: String(page) }),
  }
}

export function useMessageQuery() {
  const [params, setParams] = useSearchParams()
  const query = parseMessageQuery(params)
  return {
    query,
    isFiltered: query.messageType !== 'ALL' || query.messageState !== 'ALL',
    /** A new filter begins at its first page. */
    change: (part: Partial<MessageQuery>) => setParams(messageParams({ ...query, page: 1, ...part })),
  }
}
