import { businessMessage } from '@jinpiao/contract/errors'
import { checkIssueLines, getIssueApplication } from '@jinpiao/contract/issue'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#portal/drafts/useDraft.ts'
import { call } from '#portal/http/client.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import {
  emptyLine,
  type IssueForm,
  isLimitOpen,
  isUntouched,
  type LineForm,
  parseIssueForm,
  toCheckedLine,
  toLineForm,
} from './issueForm.ts'
import { type Complaint, findComplaints } from './issueProblems.ts'
import { fieldName } from './lineNames.ts'
import type { IssueFacts } from './useIssueFacts.ts'

/** One entry of the error summary. */
export interface FormProblem {
  fieldId?: string
  message: string
}

/** Every complaint may be filled with any of these; what it does not name is not used. */
const noValues = { amount: '', max: '', months: '' }

/** The state of the issue form: values, draft, checks. Lives above form and check page, so that both see the same. */
export function useIssueEditor(facts: IssueFacts, { edit, copy }: { edit: string; copy: string }) {
  const { t, i18n } = useTranslation(['issue', 'approval'])
  const errorText = useErrorText()
  const form = useForm<IssueForm>({ defaultValues: { lines: [emptyLine(onlyLimit(facts))] } })
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [checked, setChecked] = useState<LineForm[]>()
  const [loading, setLoading] = useState(edit !== '' || copy !== '')
  const [loadError, setLoadError] = useState<string>()
  const focusTarget = useRef<string>(undefined)
  const stored = edit || copy

  const draft = useDraft<IssueForm>({
    routeKey: edit !== '' ? `issue-${edit}` : copy !== '' ? `issue-copy-${copy}` : 'issue',
    parse: parseIssueForm,
    onRestore: (payload) => {
      form.reset(payload)
      announce(t('approval:draftRestored'))
    },
  })

  const load = useCallback(async () => {
    if (stored === '') return
    setLoading(true)
    setLoadError(undefined)
    try {
      const { application, line, files } = await call(getIssueApplication, { params: { pkApply: stored } })
      const known = { supplierName: application.supplierName, files }
      const editing = edit === '' ? {} : { pkApply: edit, version: application.version }
      const filled = toLineForm(line, { ...known, ...editing })
      // An invoice backs one ticket: a copy begins without.
      if (edit === '') filled.trade.invoices = []
      form.reset({ lines: [filled] })
    } catch (error) {
      setLoadError(errorText(error))
    } finally {
      setLoading(false)
    }
  }, [stored, edit, form, errorText])
  useEffect(() => void load(), [load])

  // Saved as it is typed, but never while an old draft waits for its owner's choice.
  const { save } = draft
  const mayFill = draft.state.kind !== 'loading' && draft.state.kind !== 'found'
  useEffect(() => {
    if (!mayFill) return
    const { unsubscribe } = form.watch((values) => {
      const payload = values as IssueForm
      if (!isUntouched(payload)) save(structuredClone(payload))
    })
    return unsubscribe
  }, [form, save, mayFill])

  /** Local rules first; the server is asked only when they hold. Returns whether everything is right. */
  async function check(): Promise<boolean> {
    const found: FormProblem[] = []
    const add = (line: number, field: string, message: string) => {
      // What concerns the enterprise as a whole has no field; of several faults of one field the first is enough.
      if (field === '') return void found.push({ message })
      const name = fieldName(line, field)
      if (found.some(({ fieldId }) => fieldId === name)) return
      form.setError(name, { message })
      found.push({ fieldId: name, message })
    }
    form.clearErrors()
    const values = form.getValues()
    for (const found of findComplaints(values, facts)) add(found.line, found.field, wordsOf(found))
    if (found.length === 0) {
      try {
        const { problems } = await call(checkIssueLines, { body: { lines: values.lines.map(toCheckedLine) } })
        for (const { line, field, message } of problems) add(line, field, message)
      } catch (error) {
        found.push({ message: errorText(error) })
      }
    }
    setProblems(found)
    if (found.length > 0) return false
    setChecked(structuredClone(values.lines))
    return true
  }

  function wordsOf(complaint: Complaint): string {
    if ('key' in complaint) return t(complaint.key, { ...noValues, ...complaint.values })
    return businessMessage(complaint.code, complaint.texts, i18n.language === 'en-US' ? 'en-US' : 'zh-CN')
  }

  return {
    form,
    problems,
    draft,
    check,
    checked,
    loading,
    loadError,
    reload: load,
    /** After saving: lines know their applications, so that a second try changes them instead of making new ones. */
    keepSaved: (lines: LineForm[]) => {
      form.reset({ lines: structuredClone(lines) })
      setChecked(lines)
    },
    finish: async () => {
      await draft.discard()
      form.reset({ lines: [emptyLine(onlyLimit(facts))] })
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
export type IssueEditorState = ReturnType<typeof useIssueEditor>

/** The only limit there is need not be chosen. */
function onlyLimit({ limits, today }: IssueFacts): string {
  const open = limits.filter((limit) => isLimitOpen(limit, today))
  return open.length === 1 && open[0] ? open[0].pkLimit : ''
}
