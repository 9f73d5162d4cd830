import type { ApplicationEndpoints, DetailOf } from '@jinpiao/contract/applications'
import { draftKey } from '@jinpiao/contract/drafts'
import { businessMessage } from '@jinpiao/contract/errors'
import type { PriceLine } from '@jinpiao/contract/priceTerms'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { instantInShanghai } from '@jinpiao/values/days'
import { hashKey, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type OldDraft, useDraft } from '#portal/drafts/useDraft.ts'
import { call } from '#portal/http/client.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { Apply, FormProblem, LineProblem } from './apply.ts'
import type { StoredLine } from './applyForm.ts'
import { ruleError } from './useLeaveCheck.ts'
import { useTyping } from './useTyping.ts'

interface ApplyOptions<Values> {
  /** The stored application that is changed, or copied; '' for a new one. */
  edit: string
  copy: string
  /** The old draft of this form, where the page has asked for it before (`useOldDraft`). */
  oldDraft?: OldDraft | undefined
  /** What the page can see by itself, before the server is asked: the contract's rules. */
  problemsOf: (values: Values) => readonly LineProblem[]
}

/** The state of a form: values, draft, checks. Lives above form and check page, so that both see the same. */
export function useApply<A extends ApplicationEndpoints, Values extends FieldValues>(
  apply: Apply<A, Values>,
  { edit, copy, oldDraft, problemsOf }: ApplyOptions<Values>,
) {
  const { t } = useTranslation('approval')
  const { language } = useTerms()
  const errorText = useErrorText()
  const defaults = () => apply.empty() as DefaultValues<Values>
  const form = useForm<Values>({ defaultValues: defaults() })
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [checked, setChecked] = useState<Values>()
  /** What it costs, as the server has said at the last check. */
  const [prices, setPrices] = useState<readonly PriceLine[]>([])
  /** When this form was last stored by this page. */
  const [storedAt, setStoredAt] = useState<string>()
  const focusTarget = useRef<string>(undefined)
  const stored = edit || copy
  /** Something was typed before the server had said whether there is an old draft. */
  const isTypedEarly = useRef(false)
  const typing = useTyping()

  const draft = useDraft<Values>({
    routeKey: draftKey(apply.of.type, { edit, copy }),
    old: oldDraft,
    parse: apply.parse,
    onRestore: (payload) => {
      isTypedEarly.current = false
      typing.begin()
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
    // In another language it is the same answer: asked again it would fill the form again.
    queryKeyHashFn: hashKey,
    queryFn: () => call<ApplicationEndpoints['get']>(apply.of.get, { params: { pkApply: stored } }),
    enabled: stored !== '',
    staleTime: Infinity,
    gcTime: 0,
  })
  const data = loaded.data as DetailOf<A> | undefined
  useEffect(() => {
    if (data !== undefined) form.reset(definition.current.fill(data, edit === ''))
  }, [data, edit, form])

  // Saved as it is typed, but never while an old draft waits for its owner's choice: what comes earlier is saved then.
  const { save, forget } = draft
  const { settles } = typing
  const mayFill = draft.state.kind !== 'loading' && draft.state.kind !== 'found'
  useEffect(() => {
    const take = (payload: Values) => {
      // What is as it was before leaves no draft behind: not even the one that it left meanwhile.
      const isAsBefore = settles(payload) || definition.current.isUntouched(payload)
      if (!mayFill) isTypedEarly.current = !isAsBefore
      else if (isAsBefore) forget()
      else save(structuredClone(payload))
    }
    if (mayFill && isTypedEarly.current) {
      isTypedEarly.current = false
      take(form.getValues())
    }
    const { unsubscribe } = form.watch((values) => take(values as Values))
    return unsubscribe
  }, [form, save, forget, settles, mayFill])

  /** What the rules that both sides share find now, in the order of the form. */
  function findProblems(): FormProblem[] {
    return oneForEachField(
      problemsOf(form.getValues()).map(({ line, field, code, values }) => ({
        ...placeOf(line, field),
        message: businessMessage(code, values, language),
      })),
    )
  }

  /** What concerns the enterprise as a whole has no field. */
  const placeOf = (line: number, field: string) => (field === '' ? {} : { fieldId: apply.fieldId(line, field) })

  async function askServer(values: Values): Promise<FormProblem[]> {
    try {
      const { problems: found, prices: said } = await checkLines(apply, values)
      setPrices(said)
      return oneForEachField(found.map(({ line, field, message }) => ({ ...placeOf(line, field), message })))
    } catch (error) {
      return [{ message: errorText(error) }]
    }
  }

  /** The rules that both sides share first; the server is asked only when they hold. Whether everything is right. */
  async function check(): Promise<boolean> {
    // The draft is saved, and that is said, as the form is left: not in the middle of the signature.
    void draft.flush()
    form.clearErrors()
    const values = form.getValues()
    const broken = findProblems()
    const found = broken.length > 0 ? broken : await askServer(values)
    // `type` tells them apart: when a field is left, only the rules are asked again.
    const type = broken.length > 0 ? ruleError : 'server'
    for (const { fieldId, message } of found) {
      if (fieldId !== undefined) form.setError(fieldId as Path<Values>, { type, message })
    }
    setProblems(found)
    if (found.length > 0) return false
    setChecked(structuredClone(values))
    return true
  }

  /** Stored is not right: what is wrong stays said at its field. */
  function fillAsStored(values: Values) {
    const names = new Set([...problems, ...findProblems()].flatMap(({ fieldId = [] }) => fieldId as Path<Values>))
    const wrong = [...names].flatMap((name) => {
      const { error } = form.getFieldState(name)
      return error === undefined ? [] : [{ name, error }]
    })
    form.reset(values)
    for (const { name, error } of wrong) form.setError(name, { type: error.type, message: error.message ?? '' })
  }

  return {
    apply,
    form,
    problems,
    draft,
    findProblems,
    check,
    checked,
    prices,
    /** The stored application that the form is filled with, as a query. */
    loaded: { ...loaded, isAwaited: stored !== '' && data === undefined && loaded.error === null },
    correcting: edit !== '' ? data : undefined,
    /** When the stored application that is changed was last saved, or came back: it is kept from then on. */
    keptSince: edit !== '' ? (storedAt ?? data?.application.updatedAt) : undefined,
    /** When 保存草稿 has last stored a new form, which is filled in further. */
    storedAt: edit === '' ? storedAt : undefined,
    /** Props of the element around all fields. */
    typing: typing.props,
    /** The person has done something that fills the form, elsewhere on the page. */
    beginTyping: typing.begin,
    /**
     * What has been stored, as the server has it from now on; its draft knows that at once. `sent` is what was checked: a field
     * may have filled itself since.
     */
    keepStored: (saved: readonly StoredLine[], sent: Values = form.getValues()) => {
      const values = apply.stored(sent, saved)
      // Under its own address the stored one is found again: nothing else need be kept of it.
      if (edit !== '') typing.settle(values)
      fillAsStored(values)
      setChecked(structuredClone(values))
      if (edit !== '') setStoredAt(instantInShanghai(businessNow()))
      void draft.flush()
    },
    /** 保存草稿: what was typed stays in the form, with what is wrong with it; the draft of the form lies in 我的草稿 now. */
    keepSaved: (saved: readonly StoredLine[], sent: Values) => {
      const values = apply.stored(form.getValues(), saved)
      typing.settle(apply.stored(sent, saved))
      fillAsStored(values)
      setStoredAt(instantInShanghai(businessNow()))
    },
    /** Submitted, or another one is begun: the form begins anew. */
    finish: async () => {
      await draft.discard()
      typing.end()
      form.reset(defaults())
      setProblems([])
      setStoredAt(undefined)
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

/** Of several faults of one field the first is enough. */
const oneForEachField = (found: readonly FormProblem[]): FormProblem[] =>
  found.filter(
    ({ fieldId }, index) => fieldId === undefined || found.findIndex((each) => each.fieldId === fieldId) === index,
  )

async function checkLines<A extends ApplicationEndpoints, Values extends FieldValues>(
  apply: Apply<A, Values>,
  values: Values,
) {
  const lines = apply.lines(values).map(({ payload, pkApply }) => ({
    line: payload,
    // What a stored application holds itself is not in its way.
    ...(pkApply !== undefined && { pkApply }),
  }))
  return call(apply.of.check, { body: { lines } })
}
