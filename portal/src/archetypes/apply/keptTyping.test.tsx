import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { deleteDraft, putDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { type HeldTime, holdTime } from '@jinpiao/ui-kit/lib/testing/heldTime'
import { useEffect } from 'react'
import { type FieldValues, get, useWatch } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OldDraft } from '#portal/drafts/useDraft.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { useField } from '#portal/parts/useField.ts'
import { ApplyEditor } from './ApplyEditor.tsx'
import { definitions } from './testing/definitions.ts'
import { type ApplyState, useApply } from './useApply.ts'

type Definition = (typeof definitions)[number]

const server = vi.hoisted(() => ({ calls: [] as string[], payloads: [] as unknown[], stored: undefined as unknown }))
vi.mock('#portal/http/client.ts', () => ({
  call: ({ method, path }: Endpoint, { body }: { body?: { payload?: unknown; lines?: unknown[] } } = {}) => {
    server.calls.push(`${method} ${path}`)
    if (body?.payload !== undefined) server.payloads.push(body.payload)
    const saved = body?.lines?.map((_, index) => ({ pkApply: `A${index + 1}`, version: 1 }))
    if (path.endsWith('/:pkApply') && method === 'GET') return Promise.resolve(server.stored)
    if (saved !== undefined) return Promise.resolve({ saved, problems: [], prices: [] })
    return Promise.resolve({ version: 4, savedAt: '2026-11-21T02:00:00Z' })
  },
}))
beforeEach(() => {
  time = holdTime()
  server.calls = []
  server.payloads = []
  server.stored = undefined
})
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const times = (endpoint: Endpoint) => server.calls.filter((each) => each === nameOf(endpoint)).length
let time: HeldTime
/** Longer than a draft waits before it saves itself. */
const pause = () => time.pass(1000)

/** Name of the field that the test types in: of its first line where the form has lines, or one that its draft is judged by. */
const typedIn = (values: FieldValues) => ('lines' in values ? 'lines.0.typed' : 'bills' in values ? 'remark' : 'typed')
const typedOf = (values: FieldValues): unknown => get(values, typedIn(values))

/** A field of one's own beside a field that fills itself as soon as the form is there. */
function Fields({ state }: { state: ApplyState<ApplicationEndpoints, FieldValues> }) {
  const typed = useField(typedIn(state.apply.empty()))
  const { setValue } = state.form
  const filled = useWatch({ control: state.form.control, name: 'filled' }) as string | undefined
  if (filled !== 'by itself') setTimeout(() => setValue('filled', 'by itself'))
  return (
    <>
      <input
        aria-label="typed"
        aria-invalid={Boolean(typed.error)}
        value={typed.value ?? ''}
        onChange={({ target }) => typed.onChange(target.value)}
      />
      <p>{typed.error}</p>
    </>
  )
}

const end: { now: (() => void) | undefined } = { now: undefined }
afterEach(() => {
  end.now?.()
  end.now = undefined
})

async function mountForm(definition: Definition, edit: string, oldDraft: OldDraft = null) {
  const apply = { ...definition.with(), parse: (payload: unknown) => payload as FieldValues }
  const shown = {
    ...apply,
    fieldId: () => typedIn(apply.empty()),
    fill: () => ({ ...apply.empty(), ...(edit && { pkApply: edit, version: 1 }) }),
  }
  const application = { pkApply: edit, version: 1, state: 'DRAFT', updatedAt: '2026-11-21T09:00:00+08:00' }
  server.stored = { application, steps: [] }
  const seen = { state: undefined as unknown as ApplyState<ApplicationEndpoints, FieldValues> }
  function Form() {
    const state = useApply(shown, {
      edit,
      copy: '',
      oldDraft,
      problemsOf: (values: FieldValues) =>
        typedOf(values) === 'right' ? [] : [{ line: 0, field: 'typed', code: '99000401', values: [] }],
    })
    useEffect(() => {
      seen.state = state
    })
    return (
      <ApplyEditor
        state={state}
        rail={null}
        isUploading={false}
        focusFirst={() => {}}
        lines={{ name: 'lines', place: () => '' }}
        onChecked={() => {}}
      >
        <Fields state={state} />
      </ApplyEditor>
    )
  }
  const { unmount, main } = await mountPage(<Form />)
  end.now = unmount
  await expect.poll(() => seen.state.form.getValues('filled')).toBe('by itself')
  return { seen, main }
}

const box = () => page.getByRole('textbox', { name: 'typed' })
/** Not with the pointer: what 保存草稿 has told of may lie over the button. */
async function press(name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).click()
}

describe.each(definitions.map((each) => [each.of.type, each] as const))('%s', (_type, definition) => {
  test('what fills itself in is no draft: neither a new form nor a stored one asks anything at the next opening', async () => {
    for (const edit of ['', 'A1']) {
      const { seen } = await mountForm(definition, edit)
      await pause()
      expect([edit, times(putDraft)]).toEqual([edit, 0])
      await userEvent.fill(box(), 'typed')
      await pause()
      await expect.poll(() => times(putDraft)).toBe(1)
      // As it was: what the server keeps of it is worth nothing any more.
      await userEvent.clear(box())
      const empty = seen.state.apply.empty()
      seen.state.form.setValue(typedIn(empty), typedOf(empty))
      await pause()
      await expect.poll(() => times(deleteDraft)).toBeGreaterThan(0)
      end.now?.()
      server.calls = []
    }
  })

  test('保存草稿 keeps what was typed and what is wrong with it; a second time it changes the same applications', async () => {
    const { seen, main } = await mountForm(definition, '')
    await userEvent.fill(box(), 'wrong')
    await press('下一步：核对')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    await press('保存草稿')
    await expect.poll(() => times(definition.of.save)).toBe(1)
    await expect.poll(() => times(deleteDraft)).toBe(1)
    await expect.element(box()).toHaveValue('wrong')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    expect(main.querySelectorAll('form > section a')).toHaveLength(1)
    await pause()
    expect(times(deleteDraft)).toBe(1)
    await userEvent.fill(box(), 'right')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'false')
    await press('保存草稿')
    await expect.poll(() => times(definition.of.update)).toBe(1)
    expect(times(definition.of.save)).toBe(1)
    await press('另填一笔')
    await expect.element(box()).toHaveValue('')
    expect(seen.state.apply.lines(seen.state.form.getValues())[0]?.pkApply).toBeUndefined()
  })

  test('重新开始 begins with nothing kept; what stands under the question looks as it is, out of reach', async () => {
    const old = {
      payload: { ...definition.with().empty(), typed: 'old' },
      version: 3,
      savedAt: '2026-11-20T10:00:00+08:00',
    }
    const { main } = await mountForm(definition, '', old)
    const inert = main.querySelector('[inert]') as HTMLElement
    expect(Number(getComputedStyle(inert).opacity)).toBeLessThan(1)
    expect(inert.contains(page.getByRole('button', { name: '重新开始' }).element())).toBe(false)
    await press('重新开始')
    await expect.poll(() => main.querySelector('[inert]')).toBeNull()
    await pause()
    expect([times(deleteDraft), times(putDraft)]).toEqual([1, 0])
    await expect.element(box()).toHaveValue('')
  })

  test('the question about a stored application says that only its changes would go', async () => {
    const old = {
      payload: { ...definition.with().empty(), typed: 'old' },
      version: 3,
      savedAt: '2026-11-20T10:00:00+08:00',
    }
    const { main } = await mountForm(definition, 'A1', old)
    await expect.poll(() => main.textContent).toContain('重新开始会放弃这些修改，回到已保存的内容')
  })
})
