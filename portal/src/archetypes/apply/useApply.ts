import type { ApplicationEndpoints, DetailOf } from '@jinpiao/contract/applications'
import { businessMessage } from '@jinpiao/contract/errors'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#portal/drafts/useDraft.ts'
import { call } from '#portal/http/client.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { Apply, FormProblem, LineProblem, StoredLine } from './apply.ts'

interface ApplyOptions<Values> {
  /** The stored application that is changed, or copied; '' for a new one. */
  edit: string
  copy: string
  /** What the page can see by itself, before the server is asked: the contract's rules. */
  problemsOf: (values: Values) => readonly LineProblem[]
}

/** The state of a form: values, draft, checks. Lives above form and check page, so that both see the same. */
export function useApply<A extends ApplicationEndpoints, Values extends FieldValues>(
  apply: Apply<A, Values>,
  { edit, copy, problemsOf }: ApplyOptions<Values>,
) {
  const { t } = useTranslation('approval')
  const { language } = useTerms()
  const errorText = useErrorText()
  const defaults = () => apply.empty() as DefaultValues<Values>
  const form = useForm<Values>({ defaultValues: defaults() })
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [checked, setChecked] = useState<Values>()
  const focusTarget = useRef<string>(undefined)
  const stored = edit || copy

  const draft = useDraft<Values>({
    routeKey: edit !== '' ? `${apply.name}-${edit}` : copy !== '' ? `${apply.name}-copy-${copy}` : apply.name,
    parse: apply.parse,
    onRestore: (payload) => {
      form.reset(payload)
      announce(t('draftRestored'))
    },
  })

  // A definition is made anew with each render; what it says stays the same.
  const definition = useRef(apply)
  definition.current = apply

  // Asked anew when the form is opened and never again: neither may an older version be edited, nor what is typed lost.
  const loaded = useQuery({
    queryKey: ['edited', apply.of.get.path, stored],
    queryFn: () => call<ApplicationEndpoints['get']>(apply.of.get, { params: { pkApply: stored } }),
    enabled: stored !== '',
    staleTime: Infinity,
    gcTime: 0,
  })
  const data = loaded.data as DetailOf<A> | undefined
  useEffect(() => {
    if (data !== undefined) form.reset(definition.current.fill(data, edit === ''))
  }, [data, edit, form])

  // Saved as it is typed, but never while an old draft waits for its owner's choice.
  const { save } = draft
  const mayFill = draft.state.kind !== 'loading' && draft.state.kind !== 'found'
  useEffect(() => {
    if (!mayFill) return
    const { unsubscribe } = form.watch((values) => {
      const payload = values as Values
      if (!definition.current.isUntouched(payload)) save(structuredClone(payload))
    })
    return unsubscribe
  }, [form, save, mayFill])

  /** The rules that both sides share first; the server is asked only when they hold. Whether everything is right. */
  async function check(): Promise<boolean> {
    const found: FormProblem[] = []
    const add = (line: number, field: string, message: string) => {
      // What concerns the enterprise as a whole has no field; of several faults of one field the first is enough.
      if (field === '') return void found.push({ message })
      const fieldId = apply.fieldId(line, field)
      if (found.some((each) => each.fieldId === fieldId)) return
      form.setError(fieldId as Path<Values>, { message })
      found.push({ fieldId, message })
    }
    form.clearErrors()
    const values = form.getValues()
    for (const { line, field, code, values: texts } of problemsOf(values)) {
      add(line, field, businessMessage(code, texts, language))
    }
    if (found.length === 0) {
      try {
        for (const { line, field, message } of await askServer(apply, values)) add(line, field, message)
      } catch (error) {
        found.push({ message: errorText(error) })
      }
    }
    setProblems(found)
    if (found.length > 0) return false
    setChecked(structuredClone(values))
    return true
  }

  return {
    form,
    problems,
    draft,
    check,
    checked,
    /** The stored application that the form is filled with, as a query. */
    loaded: { ...loaded, isAwaited: stored !== '' && data === undefined && loaded.error === null },
    correcting: edit !== '' ? data?.application : undefined,
    keepStored: (saved: readonly StoredLine[]) => {
      const values = apply.stored(form.getValues(), saved)
      form.reset(values)
      setChecked(structuredClone(values))
    },
    /** Submitted, or put away: the form begins anew. */
    finish: async () => {
      await draft.discard()
      form.reset(defaults())
    },
    focusLater: (field: string | undefined) => {
      focusTarget.current = field
    },
    takeFocusTarget: () => {
      const target = focusTarget.current
      focusTarget.current = undefined
      return target
    },
  }
}
export type ApplyState<A extends ApplicationEndpoints, Values extends FieldValues> = ReturnType<
  typeof useApply<A, Values>
>

async function askServer<A extends ApplicationEndpoints, Values extends FieldValues>(
  apply: Apply<A, Values>,
  values: Values,
) {
  const lines = apply.lines(values).map(({ payload, pkApply }) => ({
    line: payload,
    // What a stored application holds itself is not in its way.
    ...(pkApply !== undefined && { pkApply }),
  }))
  const { problems } = await call(apply.of.check, { body: { lines } })
  return problems
}
