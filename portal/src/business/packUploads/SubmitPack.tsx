import { refusalOf } from '@jinpiao/contract/actions'
import { businessMessage } from '@jinpiao/contract/errors'
import { packProblems } from '@jinpiao/contract/packRules'
import { type PackType, packsOf } from '@jinpiao/contract/packs'
import { packSectionWords } from '@jinpiao/contract/states/data'
import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type PackDetail, seenTasks, sentHref, todayOfPacks } from './pack.ts'

/** 提交资料: not before it is complete, and asked once more. Nothing is signed. */
export function SubmitPack({ kind, detail }: { kind: PackType; detail: PackDetail }) {
  const { t } = useTranslation('packUploads')
  const { language, name, words } = useTerms()
  const navigate = useNavigate()
  const onError = useFailureToast()
  const [isOpen, setOpen] = useState(false)
  const { application, payload } = detail
  const { pkApply, applyNo, actions } = application
  const facts = { kind, today: todayOfPacks() }
  const [missing] = packProblems(payload, facts)
  const wanted = seenTasks(kind, detail, { ...facts, name }).filter(({ state }) => state === 'WANTED')
  const submitting = useMutation({
    mutationFn: () => call(packsOf[kind].submit, { body: { pkApplys: [pkApply] } }),
    onSuccess: async ({ results }) => {
      const refusal = results.find(({ ok }) => !ok)
      await refreshAfter(kind)
      if (refusal) notify(refusal.message, 'danger')
      else await navigate(sentHref(pkApply))
    },
    onError,
    onSettled: () => setOpen(false),
  })
  return (
    <>
      <Button
        tone="primary"
        disabledReason={
          refusalOf(actions, 'SUBMIT') ?? (missing && businessMessage(missing.code, missing.values, language))
        }
        onPress={() => setOpen(true)}
      >
        {t('submit')}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={t('submitTitle', { applyNo })}
        actionLabel={t('submit')}
        busy={submitting.isPending ? 'action' : undefined}
        onAction={() => submitting.mutate()}
        onCancel={() => setOpen(false)}
      >
        {wanted.length > 0 &&
          t('submitWanted', {
            sections: wanted.map(({ section }) => words(packSectionWords[section].label)).join(t('and')),
          })}
        {t('submitText')}
      </AlertDialog>
    </>
  )
}
