import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { deleteDraft, getDraft, putDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { after } from '@jinpiao/ui-kit/lib/pause'
import type { FieldValues } from 'react-hook-form'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ApplyEditor } from './ApplyEditor.tsx'
import type { ApplyLine } from './applyForm.ts'
import { withOwnVersions } from './storeLines.ts'
import { definitions } from './testing/definitions.ts'
import { type ApplyState, useApply } from './useApply.ts'

const server = vi.hoisted(() => ({
  calls: [] as { method: string; path: string; payload: unknown }[],
  held: {} as unknown,
}))
vi.mock('#portal/http/client.ts', () => ({
  // Every answer is late.
  call: (endpoint: Endpoint, { body }: { body?: { payload?: unknown } } = {}) => {
    server.calls.push({ method: endpoint.method, path: endpoint.path, payload: body?.payload })
    const isCheck = endpoint.path.endsWith('/check')
    const answer = endpoint.path.endsWith('/:pkApply')
      ? server.held
      : isCheck
        ? { problems: [], prices: [] }
        : { version: 4, savedAt: '2026-11-21T02:00:00Z' }
    return new Promise((resolve) => after(300, () => resolve(answer)))
  },
}))
beforeEach(() => {
  server.calls = []
})

const sources = import.meta.glob<string>(['../../business/**/*.{ts,tsx}', '!**/*.{test,css}.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('every application page is looked at', () => {
  const defined = Object.values(sources).reduce((sum, text) => sum + text.split('= defineApply({').length - 1, 0)
  expect(definitions).toHaveLength(defined)
  expect(defined).toBeGreaterThan(15)
})

const callsTo = ({ method, path }: Endpoint) =>
  server.calls.filter((each) => each.method === method && each.path === path)

/** The form of a page without its fields, with a draft of before. */
async function mountForm(definition: (typeof definitions)[number]) {
  const apply = definition.with()
  const seen = { state: undefined as unknown as ApplyState<ApplicationEndpoints, FieldValues>, isChecked: false }
  const old = { payload: apply.empty(), version: 3, savedAt: '2026-11-20T10:00:00+08:00' }
  function Form() {
    seen.state = useApply(apply, { edit: '', copy: '', oldDraft: old, problemsOf: () => [] })
    return (
      <ApplyEditor
        state={seen.state}
        rail={null}
        isUploading={false}
        focusFirst={() => {}}
        lines={{ name: 'lines', place: () => '' }}
        onChecked={() => (seen.isChecked = true)}
      >
        <p>fields</p>
      </ApplyEditor>
    )
  }
  await mountPage(<Form />)
  return { seen, apply }
}

describe.each(definitions.map((each) => [each.of.type, each] as const))('%s', (_type, definition) => {
  test('a stored draft is announced by its day, and nothing can be typed or checked before it is answered', async () => {
    await mountForm(definition)
    await expect.element(page.getByText('您有一份 2026-11-20 10:00 保存的草稿').first()).toBeVisible()
    expect(page.getByText('fields').element().closest('[inert]')).not.toBeNull()
    expect(callsTo(getDraft)).toEqual([])
    await page.getByRole('button', { name: '重新开始' }).click()
    await expect.poll(() => page.getByText('fields').element().closest('[inert]')).toBeNull()
    expect(callsTo(deleteDraft)).toHaveLength(1)
  })

  test('resumed and checked at once it goes on with what was resumed; what is stored then is what was checked', async () => {
    const { seen, apply } = await mountForm(definition)
    await page.getByRole('button', { name: '继续上次草稿' }).click()
    await page.getByRole('button', { name: '下一步：核对' }).click()
    await expect.poll(() => seen.isChecked).toBe(true)
    // It is told before it is drawn: the state that the test holds is that of the last drawing.
    await expect.poll(() => seen.state.checked).toEqual(apply.empty())
    const checked = structuredClone(seen.state.checked) as FieldValues
    // A field fills itself after the check, and the draft is still being saved.
    seen.state.form.setValue('filledLater', 'x')
    void seen.state.draft.flush()
    const stored = [{ pkApply: 'A1', version: 1 }]
    seen.state.keepStored(stored, checked)
    await expect.poll(() => seen.state.checked).toEqual(apply.stored(checked, stored))
    expect(seen.state.form.getValues()).toEqual(apply.stored(checked, stored))
    // The draft knows its application with the next request, not with the next change.
    const draft = apply.stored(checked, stored)
    if (!apply.isUntouched(draft)) await expect.poll(() => callsTo(putDraft).at(-1)?.payload).toEqual(draft)
    await seen.state.finish()
    const last = server.calls.at(-1)
    expect([last?.method, last?.path]).toEqual([deleteDraft.method, deleteDraft.path])
  })

  test('changed after an answer that was lost it is stored all the same, and never over what somebody else has stored', async () => {
    const apply = definition.with()
    const stored = apply.stored(apply.empty(), [{ pkApply: `own ${apply.of.type}`, version: 3 }])
    const first = apply.lines(stored)
    await withOwnVersions(apply.of, first, () => Promise.reject(new Error('no answer'))).catch(() => {})
    const changed = first.map((line) => ({ ...line, payload: { ...(line.payload as object), later: 'x' } }))
    const storedWith = async (payload: unknown) => {
      server.held = { application: { version: 4 }, payload }
      const versions: unknown[] = []
      const act = async ([line]: readonly ApplyLine[]) => {
        versions.push(line?.version)
        if (line?.version !== 4) throw new BusinessError('99000409', '')
      }
      await withOwnVersions(apply.of, changed, act).catch(() => versions.push('refused'))
      return versions
    }
    expect(await storedWith({ other: 'content' })).toEqual([3, 'refused'])
    expect(await storedWith(first[0]?.payload)).toEqual([3, 4])
  })
})
