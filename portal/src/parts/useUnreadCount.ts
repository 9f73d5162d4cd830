import { listMessages } from '@jinpiao/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { call } from '#portal/http/client.ts'
import type { RowCount } from '#portal/parts/useCountText.ts'
import { useSecurity } from '#portal/session/useSession.ts'

const NONE: RowCount = { count: 0 }
const MINUTE_MS = 60_000

/** How many messages are unread (spec §7: `data.pagecond`); asked by the page, so it does not extend the session. */
export function useUnreadCount(): RowCount {
  const { needUpdatePwd } = useSecurity()
  const { data } = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: ({ signal }) =>
      call(listMessages, { query: { messageState: 'SENT', messageType: 'ALL', page: 1, pageSize: 1 }, signal }),
    refetchInterval: MINUTE_MS,
    // Until the password is changed the server answers nothing but what changes it (I28).
    enabled: !needUpdatePwd,
  })
  return data?.pagecond ?? NONE
}
