import type { FormError } from '@jinpiao/ui-kit/FormWizard'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { plainMobile } from '@jinpiao/values/digits'
import { useState } from 'react'
import { type DefaultValues, type Path, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { serverNow } from '#portal/http/serverClock.ts'
import { refusedField } from '#portal/parts/refusedField.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { checkCode, checkMobile } from '#portal/session/entryChecks.ts'
import { dropRegisterTicket, registerTicket } from '#portal/session/registerTicket.ts'
import type { FieldProblem } from './fieldProblems.ts'
import { isTicketOver, proveMobile } from './registerCalls.ts'
import { MOBILE_STEP, type StrangerFormOptions, type StrangerStep, type StrangerValues } from './strangerForm.ts'
import { useStrangerDraft } from './useStrangerDraft.ts'
import { wayOut } from './wayOut.ts'

/** With the page where that is mended which no field can correct. */
type StrangerError = FormError & { href?: string }

/** The state of a form of somebody without an account: values, ticket, draft, errors of the step that is shown. */
export function useStrangerForm<Values extends StrangerValues>(options: StrangerFormOptions<Values>) {
  const { empty, problemsOf, onLeave, send } = options
  const { t } = useTranslation(['register', 'login'])
  const errorText = useErrorText()
  const { pathname } = useLocation()
  const [ticket, setTicket] = useState(() => registerTicket(serverNow()))
  const form = useForm<Values>({ defaultValues: { ...empty, mobile: ticket?.mobile ?? '' } as DefaultValues<Values> })
  const [errors, setErrors] = useState<readonly StrangerError[]>([])
  /** Why the number has to be proved once more. */
  const [over, setOver] = useState<string>()
  const [uploads, setUploads] = useState<Readonly<Record<string, number>>>({})
  const draft = useStrangerDraft(form, options, ticket)

  function show(found: readonly FieldProblem[]): boolean {
    form.clearErrors()
    for (const { field, message } of found) form.setError(field as Path<Values>, { message })
    setErrors(found.map(({ field, fieldId = field, message }) => ({ fieldId, message })))
    return found.length === 0
  }

  /**
   * Of a call: an old ticket leads back to the proof, and nothing that was typed is lost. What is about a field of the step
   * stands at it; what is about one of a step before leads there.
   */
  function fail(error: unknown, fields: readonly string[] = [], steps: readonly StrangerStep[] = []): false {
    const message = errorText(error)
    if (isTicketOver(error)) {
      announce(message, { assertive: true })
      show([])
      setOver(message)
      forget()
      return false
    }
    const field = refusedField(error, form.getValues())
    if (field !== undefined && fields.includes(field)) {
      show([{ field, message }])
      return false
    }
    const before = steps.find((each) => each.fields.includes(field ?? ''))
    const way = before === undefined ? {} : { href: `${pathname}?step=${before.id}` }
    setErrors([{ message, ...way, ...wayOut(error, pathname) }])
    return false
  }

  function forget(): void {
    dropRegisterTicket()
    setTicket(undefined)
    form.setValue('code' as Path<Values>, '' as never)
  }

  async function prove(): Promise<boolean> {
    if (ticket !== undefined) return show([])
    const { mobile, code } = form.getValues()
    const found = [
      { field: 'mobile', complaint: checkMobile(mobile) },
      { field: 'code', complaint: checkCode(code) },
    ].flatMap(({ field, complaint }) =>
      complaint === undefined
        ? []
        : [{ field, message: t(`login:${complaint.key}`, { count: 'count' in complaint ? complaint.count : 0 }) }],
    )
    if (!show(found)) return false
    try {
      setTicket(await proveMobile(plainMobile(mobile), code))
      setOver(undefined)
      return true
    } catch (error) {
      return fail(error, ['mobile', 'code'])
    }
  }

  /** Checks the step; of the last one it sends the whole. */
  async function check(step: string, steps: readonly StrangerStep[]): Promise<boolean> {
    if (step === MOBILE_STEP) return prove()
    if (ticket === undefined) return false
    if (Object.values(uploads).some((count) => count > 0)) {
      setErrors([{ message: t('uploading') }])
      return false
    }
    const fields = steps.find(({ id }) => id === step)?.fields ?? []
    try {
      await onLeave?.(step, form.getValues(), ticket)
      const values = form.getValues()
      const found = problemsOf(values, ticket).filter(({ field }) => fields.includes(field))
      if (!show(found)) return false
      if (step === steps.at(-1)?.id) await send(values, ticket)
      return true
    } catch (error) {
      return fail(error, fields, steps)
    }
  }

  return {
    form,
    ticket,
    over,
    errors,
    draft,
    check,
    forget,
    fail,
    /** Nothing is said of the step that was left. */
    clearErrors: () => void show([]),
    onUploads: (field: string) => (count: number) => setUploads((now) => ({ ...now, [field]: count })),
  }
}
