import { endOtherSessions, listSignIns } from '@jinpiao/contract/person'
import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ListView } from '#portal/lists/ListView.tsx'
import { flushPart, headActions, headLine } from '#portal/parts/layout.css.ts'
import { heading } from '#portal/parts/page.css.ts'
import { momentOf } from '#portal/parts/times.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'

/** 登录记录: when, how and from where the person has signed in, and the way to sign out everywhere else. */
export function SignIns() {
  const { t } = useTranslation('my')
  return (
    <section className={flushSurface}>
      <div className={`${flushPart} ${headLine}`}>
        <h2 className={heading}>{t('signIns')}</h2>
        <div className={headActions}>
          <EndOthers />
        </div>
      </div>
      <ListView
        list={listSignIns}
        noun="users"
        caption={t('signIns')}
        columns={['at', 'signInWay', 'device', 'ip']}
        rowKey={({ id }) => id}
        rowName={({ at }) => t('signInRow', { at: momentOf(at) })}
        empty={{ text: t('signInsEmpty') }}
        rows={10}
      />
    </section>
  )
}

function EndOthers() {
  const { t } = useTranslation('my')
  const onError = useFailureToast()
  const [isOpen, setOpen] = useState(false)
  const ending = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ count }) => {
      notify(t('othersEnded', { n: count }))
      return refresh('users')
    },
    onError,
    onSettled: () => setOpen(false),
  })
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('endOthers')}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={t('endOthersTitle')}
        actionLabel={t('endOthers')}
        busy={ending.isPending ? 'action' : undefined}
        onAction={() => ending.mutate()}
        onCancel={() => setOpen(false)}
      >
        {t('endOthersText')}
      </AlertDialog>
    </>
  )
}
