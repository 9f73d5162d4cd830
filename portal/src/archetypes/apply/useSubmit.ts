import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { EntryResult } from '@jinpiao/contract/envelope'
import { flowOf } from '@jinpiao/contract/flow'
import { useMutation } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { call } from '#portal/http/client.ts'
import { useFailureText } from '#portal/signing/useFailureText.ts'
import { useSigning } from '#portal/signing/useSigning.tsx'
import { type Apply, type Party, sumOf } from './apply.ts'
import type { ApplyLine, StoredLine } from './applyForm.ts'
import { useFormAddress } from './formAddress.ts'
import { changedForms, isConflict, storeLines, withOwnVersions } from './storeLines.ts'

/**
 * What the result page is told beside the address, so that it stands at once: why some were refused, with whom, and for how
 * much. How many were refused, it asks the server.
 */
export interface ApplyOutcome {
  results: EntryResult[]
  parties: readonly Party[]
}

interface SubmitOptions {
  onStored: (lines: StoredLine[]) => void
  onSubmitted: () => Promise<void> | void
}

/**
 * 签名并提交: the lines become applications, the server composes their text, the UKEY signs it. When the signing is
 * given up they stay as drafts, and a second try changes those instead of making new ones. What needs no signature is
 * submitted at once.
 */
export function useSubmit<A extends ApplicationEndpoints, Values extends FieldValues>(
  {
    of,
    name,
    lines,
    parties,
    asked,
    kept,
  }: Pick<Apply<A, Values>, 'of' | 'name' | 'lines' | 'parties' | 'asked' | 'kept'>,
  { onStored, onSubmitted }: SubmitOptions,
) {
  const { t } = useTranslation('apply')
  const { sign, dialog } = useSigning()
  const navigate = useNavigate()
  const hrefOf = useFormAddress(of.type)
  const failureText = useFailureText()
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (values: Values) => withOwnVersions(of, lines(values), (wanted) => send(values, wanted)),
  })
  return {
    /** Does not throw: what kept it from being signed is told as `failure`. */
    submit: (values: Values) => mutateAsync(values).catch(() => {}),
    failure: error === null ? undefined : isConflict(error) ? t('changedElsewhere') : failureText(error),
    busy: isPending,
    dialog,
  }

  async function send(values: Values, wanted: readonly ApplyLine[]): Promise<void> {
    const agreed = parties?.(values) ?? []
    const store = async () => {
      const stored = await storeLines(of, wanted)
      onStored(stored)
      return stored.map(({ pkApply }) => pkApply)
    }
    const done = (pkApplys: readonly string[]) => (results: EntryResult[]) => {
      const outcome: ApplyOutcome = { results, parties: agreed }
      void navigate(hrefOf({ result: pkApplys.join(',') }), { state: outcome })
      void onSubmitted()
    }
    if (flowOf(of.type).unsigned) {
      const pkApplys = await store()
      return done(pkApplys)((await call(of.submit, { body: { pkApplys } })).results)
    }
    const title = t(`${name}.signTitle`, { count: wanted.length })
    return sign({
      title,
      count: wanted.length,
      total: sumOf(agreed),
      kept: kept?.(values),
      prepare: async () => {
        const edited = changedForms(of, wanted)
        const pkApplys = edited?.map(({ pkApply }) => pkApply) ?? (await store())
        return {
          businessType: of.type,
          action: 'SUBMIT',
          ids: pkApplys,
          // Composing stores them: each has a further version then.
          ...(edited
            ? {
                edited,
                onComposed: () => onStored(edited.map(({ pkApply, version }) => ({ pkApply, version: version + 1 }))),
              }
            : asked?.(values)),
          title,
          submit: (signature) => call(of.submit, { body: { pkApplys, signature } }),
          onDone: done(pkApplys),
        }
      },
    })
  }
}
