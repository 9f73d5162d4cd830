import { readMessages } from '@jinpiao/contract/messages'
import { Button } from '@jinpiao/ui-kit/Button'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useMessageFilter } from './useMessageFilter.ts'

/** Marks every message of the open tab as read, those of other pages too. */
export function MarkAllRead() {
  const { t } = useTranslation('my')
  const { messageType } = useMessageFilter().filter
  const queries = useQueryClient()
  const reading = useMutation({
    mutationFn: () => call(readMessages, { body: { messageType } }),
    onSuccess: async ({ count }) => {
      await Promise.all(['messages', 'todos'].map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
      announce(count === 0 ? t('noneUnread') : t('allMarked', { n: count }))
    },
    onError: useFailureToast(),
  })
  return (
    <Button size="small" busy={reading.isPending} onPress={() => reading.mutate()}>
      {t('markAllRead')}
    </Button>
  )
}
