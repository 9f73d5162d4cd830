import type { EntryResult } from '@jinpiao/contract/envelope'
import { saveIssueDrafts, submitIssue, updateIssueDraft } from '@jinpiao/contract/issue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFailureText } from '#portal/signing/useFailureText.ts'
import { useSigning } from '#portal/signing/useSigning.tsx'
import { call } from '#portal/http/client.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { type LineForm, toIssueLine } from './issueForm.ts'

/** What the result page is told beside the address: why some were refused. How many were, it asks the server. */
export interface IssueOutcome {
  results: EntryResult[]
}

interface SubmitOptions {
  onSaved: (lines: LineForm[]) => void
  onSubmitted: () => Promise<void> | void
}

/**
 * 签名并提交: the lines become applications, the server composes their text, the UKEY signs it. When the signing is
 * given up they stay as drafts, and a second try changes those instead of making new ones.
 */
export function useSubmitIssue({ onSaved, onSubmitted }: SubmitOptions) {
  const { t } = useTranslation('issue')
  const { sign, dialog } = useSigning(usePlatform().demo)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(lines: readonly LineForm[]) {
    setFailure(undefined)
    setBusy(true)
    try {
      const saved = await saveLines(lines)
      onSaved(saved)
      const pkApplys = saved.map(({ pkApply = '' }) => pkApply)
      await sign({
        businessType: 'ISSUE',
        action: 'SUBMIT',
        ids: pkApplys,
        title: t('signTitle', { count: saved.length }),
        submit: (signature) => call(submitIssue, { body: { pkApplys, signature } }),
        onDone: (results) => {
          const outcome: IssueOutcome = { results }
          void navigate(`${pathname}?result=${pkApplys.join(',')}`, { state: outcome })
          void onSubmitted()
        },
      })
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { submit, failure, busy, dialog }
}

/** Stored lines are changed, new ones made in one call; all come back with key and version, in their order. */
async function saveLines(lines: readonly LineForm[]): Promise<LineForm[]> {
  const fresh = lines.filter(({ pkApply }) => pkApply === undefined)
  const made =
    fresh.length === 0 ? [] : (await call(saveIssueDrafts, { body: { lines: fresh.map(toIssueLine) } })).saved
  const saved: LineForm[] = []
  for (const line of lines) {
    const { pkApply, version } = line
    if (pkApply === undefined || version === undefined) {
      const { pkApply: key = '', version: first = 1 } = made[fresh.indexOf(line)] ?? {}
      saved.push({ ...line, pkApply: key, version: first })
    } else {
      const next = await call(updateIssueDraft, { params: { pkApply }, body: { version, line: toIssueLine(line) } })
      saved.push({ ...line, version: next.version })
    }
  }
  return saved
}
