import { deleteDraft, getDraft, putDraft } from '@jinpiao/contract/drafts'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { dismiss, notify } from '@jinpiao/ui-kit/lib/notify'
import { hashKey, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { BusinessError, isSessionOver, NetworkError } from '#portal/http/errors.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import { timeOf } from '#portal/parts/times.ts'
import { registerDraft } from '#portal/session/drafts.ts'
import { askBeforeLoss } from '#portal/session/leaving.ts'
import { securityAtom, store } from '#portal/session/store.ts'
import { DRAFT_ANNOUNCE_MS, DraftSaver, type SavedDraft } from './draftSaver.ts'
import { forgetUnsaved, keepUnsaved, unsavedKey, unsavedOf } from './unsavedDrafts.ts'

const read = (routeKey: string) => call(getDraft, { params: { routeKey } })

/** What the server keeps of a form, `null` for nothing. */
export type OldDraft = Awaited<ReturnType<typeof read>>

/**
 * Asks for the old draft of a form while the page reads what else it needs: the form then comes with its question, and
 * nothing jumps. `isPending` until there is an answer, or none to be had: `useDraft` asks again then.
 */
export const useOldDraft = (routeKey: string) =>
  useQuery({
    queryKey: ['draft', routeKey],
    // In another language it is the same draft.
    queryKeyHashFn: hashKey,
    queryFn: () => read(routeKey),
    // Of the form's opening alone: what it saves afterwards is newer.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

export interface DraftOptions<Payload> {
  /** Names the form on the server: `issue`, `issue-01JD…`. */
  routeKey: string
  /** The server's answer, where the page has asked before the form was there (`useOldDraft`). */
  old?: OldDraft | undefined
  /** A payload of an older build may not fit the form any more: `undefined` then. */
  parse: (payload: unknown) => Payload | undefined
  onRestore: (payload: Payload) => void
}

export type DraftState<Payload> =
  | { kind: 'loading' }
  /** A draft of before was found; nothing is saved until the person has chosen. */
  | { kind: 'found'; payload: Payload; savedAt: string }
  | { kind: 'open'; savedAt: string | undefined }
  /** 99000409: another window has saved this form meanwhile. */
  | { kind: 'conflict' }
  | { kind: 'failed' }

/** A form kept on the server as it is typed (P4): 30 days, per person, on every PC. */
export function useDraft<Payload>({ routeKey, old, parse, onRestore }: DraftOptions<Payload>) {
  const { t } = useTranslation('approval')
  const saver = useRef<DraftSaver<Payload>>(undefined)
  const announcedAt = useRef(0)
  /** The toast that says why nothing is saved: it goes with what it reports. */
  const toast = useRef<number>(undefined)

  // The person of the form: when its session is lost, the store knows nobody any more.
  const key = useRef('')
  const userId = store.get(securityAtom)?.user3?.userId
  if (userId !== undefined) key.current = unsavedKey(userId, routeKey)

  const opened = (found: OldDraft): DraftState<Payload> => {
    // Newer than what the server has, when a lost session has kept it from there.
    const last = unsavedOf(key.current) ?? found
    const payload = last === null ? undefined : parse(last.payload)
    if (payload === undefined || last === null) return { kind: 'open', savedAt: undefined }
    return { kind: 'found', payload, savedAt: last.savedAt }
  }
  const [state, setState] = useState<DraftState<Payload>>(() => (old === undefined ? { kind: 'loading' } : opened(old)))
  const parts = useRef({ old, opened, t })
  parts.current = { old, opened, t }

  const isSaving = state.kind !== 'conflict' && state.kind !== 'failed'
  useEffect(() => {
    if (isSaving) return
    return () => {
      if (toast.current !== undefined) dismiss(toast.current)
    }
  }, [isSaving])

  useEffect(() => {
    let isGone = false
    let isConflict = false
    let isCutOff = false
    const whose = key.current
    const draft = new DraftSaver<Payload>({
      put: (payload, version) => call(putDraft, { params: { routeKey }, body: { payload, version } }),
      onSaved: ({ savedAt }: SavedDraft) => {
        forgetUnsaved(whose)
        if (isGone) return
        setState({ kind: 'open', savedAt })
        const now = serverNow()
        if (now - announcedAt.current < DRAFT_ANNOUNCE_MS) return
        announcedAt.current = now
        announce(parts.current.t('draftSaved', { time: timeOf(savedAt) }))
      },
      onFailed: (error) => {
        // Of an ended session another page tells, and what was typed is kept.
        if (isGone || isSessionOver(error)) return
        isConflict = error instanceof BusinessError && error.code === '99000409'
        isCutOff = error instanceof NetworkError
        setState({ kind: isConflict ? 'conflict' : 'failed' })
        // One may be anywhere in a long form: a toast is seen and heard, the choice stands beside the buttons.
        toast.current = notify(parts.current.t(isConflict ? 'draftConflict' : 'draftFailed'), 'warning')
      },
    })
    saver.current = draft
    const begin = (found: OldDraft) => {
      draft.version = found?.version ?? 0
      setState(parts.current.opened(found))
    }
    const known = parts.current.old
    if (known === undefined) {
      setState({ kind: 'loading' })
      read(routeKey).then(
        (found) => !isGone && begin(found),
        // Without its draft the form can still be filled in and submitted.
        () => !isGone && setState({ kind: 'open', savedAt: undefined }),
      )
    } else begin(known)
    const whenHidden = () => void (document.visibilityState === 'hidden' && draft.flush())
    document.addEventListener('visibilitychange', whenHidden)
    // A draft is no act: it saves itself again, and the person need not look after it.
    const whenOnline = () => {
      if (!isCutOff) return
      isCutOff = false
      setState({ kind: 'open', savedAt: undefined })
      draft.resume(draft.version)
    }
    addEventListener('online', whenOnline)
    const unregister = registerDraft(() => draft.flush())
    // Who stays has it saved; who leaves was asked.
    const calm = askBeforeLoss(() => {
      const isLost = draft.unsaved !== undefined
      void draft.flush()
      return isLost
    })
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', whenHidden)
      removeEventListener('online', whenOnline)
      unregister()
      calm()
      // The session or the network may be gone. What can be saved after all is forgotten then.
      if (draft.unsaved !== undefined && !isConflict) keepUnsaved(whose, draft.unsaved)
      void draft.flush()
    }
  }, [routeKey])

  const isHalted = useRef(false)
  isHalted.current = state.kind !== 'open'
  const discard = useRef(() => Promise.resolve())
  discard.current = async () => {
    const draft = saver.current
    const stopped = draft?.stop()
    forgetUnsaved(key.current)
    setState({ kind: 'open', savedAt: undefined })
    // What another window has saved since stays: it is asked about when something is typed here again.
    const version = (await stopped) ?? 0
    // One that could not be deleted is written over by what is typed next.
    const left = await call(deleteDraft, { params: { routeKey }, query: { version } }).then(
      () => 0,
      () => version,
    )
    draft?.resume(left)
  }

  return {
    state,
    /** Called with every change of the form, once the person has chosen what to do with an old draft. */
    save: useCallback((payload: Payload) => saver.current?.change(payload), []),
    flush: useCallback(() => saver.current?.flush() ?? Promise.resolve(), []),
    /** The form is as it was before: its draft is deleted, where there is one. Not while two windows disagree. */
    forget: useCallback(() => {
      const now = saver.current
      const isKept = now !== undefined && (now.version > 0 || now.unsaved !== undefined)
      if (isKept && !isHalted.current) void discard.current()
    }, []),
    /** 继续上次草稿. */
    restore: () => {
      if (state.kind !== 'found') return
      setState({ kind: 'open', savedAt: state.savedAt })
      onRestore(state.payload)
    },
    /** 重新开始, and after submitting: the draft is gone. */
    discard: () => discard.current(),
    /** After 99000409: what stands here wins. */
    overwrite: async () => {
      const found = await read(routeKey)
      setState({ kind: 'open', savedAt: found?.savedAt })
      saver.current?.resume(found?.version ?? 0)
    },
    /** After 99000409: what the other window saved wins. */
    takeOther: async () => {
      const found = await read(routeKey)
      const payload = found === null ? undefined : parse(found.payload)
      await saver.current?.stop()
      saver.current?.resume(found?.version ?? 0)
      setState({ kind: 'open', savedAt: found?.savedAt })
      if (payload !== undefined) onRestore(payload)
    },
    /** After a broken line. */
    retry: () => {
      setState({ kind: 'open', savedAt: undefined })
      saver.current?.resume(saver.current.version)
    },
  }
}
