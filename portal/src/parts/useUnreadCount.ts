import { listMessages } from '@jinpiao/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { call } from '#portal/http/client.ts'
import { useSecurity } from '#portal/session/useSession.ts'

const MINUTE_MS = 60_000

/** Unread messages (spec §7: `data.pagecond.count`); asked by the page, so it does not extend the session. */
export function useUnreadCount(): number | undefined {
  const { needUpdatePwd } = useSecurity()
  const { data } = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: ({ signal }) =>
      call(listMessages, { query: { messageState: 'SENT', messageType: 'ALL', page: 1, pageSize: 1 }, signal }),
    refetchInterval: MINUTE_MS,
    // Until the password is changed the server answers nothing but what changes it (I28).
    enabled: !needUpdatePwd,
  })
  return data?.pagecond.count
}
