import { listMessages } from '@jinpiao/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { call } from '#portal/http/client.ts'
import type { RowCount } from '#portal/parts/useCountText.ts'
import { isLiveAtom } from '#portal/session/live.ts'
import { useSecurity } from '#portal/session/useSession.ts'

const NONE: RowCount = { count: 0 }
const MINUTE_MS = 60_000
/** While the server tells of new messages by itself. */
const LIVE_MS = 5 * MINUTE_MS

/** How many messages are unread (spec §7: `data.pagecond`); asked by the page, so it does not extend the session. */
export function useUnreadCount(): RowCount {
  const { needUpdatePwd } = useSecurity()
  const isLive = useAtomValue(isLiveAtom)
  const { data } = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: ({ signal }) =>
      call(listMessages, { query: { messageState: 'SENT', messageType: 'ALL', page: 1, pageSize: 1 }, signal }),
    refetchInterval: isLive ? LIVE_MS : MINUTE_MS,
    // Until the password is changed the server answers nothing but what changes it (I28).
    enabled: !needUpdatePwd,
  })
  return data?.pagecond ?? NONE
}
