import { formatLimit } from '@jinpiao/values/fileSize'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { uploadMessages } from '../lib/messages/upload.ts'
import { useMessages } from '../lib/messages.ts'
import type { UploadItem } from '../UploadList/uploadItem.ts'
import {
  type FileLimits,
  fileProblem,
  sameFiles,
  type UploadAction,
  type UploadedFile,
  uploadedFiles,
  uploadReducer,
} from './uploadItems.ts'

export interface UploadOptions {
  /** 0 … 100. */
  onProgress: (percent: number) => void
  /** Aborted when the person cancels or leaves. */
  signal: AbortSignal
}

/**
 * Sends one file; resolves with the server's id. Reject with an Error whose message is for the person, with
 * `UploadRefused` where sending the same file again is of no use.
 */
export type Upload = (file: File, options: UploadOptions) => Promise<{ id: string }>

/** The server will not take this file, however often it is sent: the row says why and offers no 重试. */
export class UploadRefused extends Error {}

interface Settings extends FileLimits {
  value: readonly UploadedFile[] | undefined
  defaultValue: readonly UploadedFile[] | undefined
  onChange: ((files: UploadedFile[]) => void) | undefined
  onPendingChange: ((pending: number) => void) | undefined
  upload: Upload
  maxFiles: number
  isReplaceable: boolean
}

/** The rows, their uploads and the voice: one sentence at the start, one at the end of what was chosen together. */
export function useUpload(settings: Settings) {
  const { value, defaultValue, onChange, onPendingChange, upload, types, maxBytes, maxFiles, isReplaceable } = settings
  const t = useMessages(uploadMessages)
  const [initial] = useState(value ?? defaultValue ?? [])
  const [items, setItems] = useState(() => uploadReducer([], { type: 'set', files: initial }))
  const [seenValue, setSeenValue] = useState(value)
  // Uploads end at any time: they need the rows of that moment, not those of the render they began in.
  const rows = useRef(items)
  const callbacks = useRef({ onChange, onPendingChange })
  const running = useRef(new Map<string, { file: File; abort?: AbortController }>())
  useEffect(() => {
    callbacks.current = { onChange, onPendingChange }
  })
  useEffect(() => {
    rows.current = items
  }, [items])
  useEffect(() => {
    const uploads = running.current
    return () => uploads.forEach(({ abort }) => abort?.abort())
  }, [])

  if (value !== undefined && value !== seenValue) {
    setSeenValue(value)
    if (!sameFiles(value, uploadedFiles(items))) setItems(uploadReducer(items, { type: 'set', files: value }))
  }

  function apply(action: UploadAction) {
    const before = rows.current
    rows.current = uploadReducer(before, action)
    setItems(rows.current)
    const files = uploadedFiles(rows.current)
    if (!sameFiles(files, uploadedFiles(before))) callbacks.current.onChange?.(files)
    const [was, now] = [pending(before), pending(rows.current)]
    if (was !== now) callbacks.current.onPendingChange?.(now)
  }

  function problemOf(file: File, taken: number, isFolder: boolean): string | undefined {
    if (isFolder) return t.folder
    if (taken >= maxFiles) return t.tooMany(maxFiles)
    switch (fileProblem(file, { types, maxBytes })) {
      case 'wrongType':
        return t.wrongType(types.map((type) => type.toUpperCase()))
      case 'tooLarge':
        return t.tooLarge(formatLimit(maxBytes))
      case 'empty':
        return t.empty
      case undefined:
        return undefined
    }
  }

  /** Resolves with the reason of the failure, undefined when it arrived, null when it was cancelled. */
  async function send(key: string): Promise<string | undefined | null> {
    const entry = running.current.get(key)
    if (entry === undefined) return null
    const abort = new AbortController()
    running.current.set(key, { file: entry.file, abort })
    try {
      const { id } = await upload(entry.file, {
        signal: abort.signal,
        onProgress: (percent) => {
          if (!abort.signal.aborted)
            apply({ type: 'state', key, state: { kind: 'uploading', percent: Math.round(percent) } })
        },
      })
      if (abort.signal.aborted) return null
      apply({ type: 'state', key, state: { kind: 'done', id } })
      running.current.delete(key)
      return undefined
    } catch (error) {
      if (abort.signal.aborted) return null
      if (error instanceof UploadRefused) running.current.delete(key)
      const why = error instanceof Error && error.message !== '' ? error.message : t.network
      apply({ type: 'state', key, state: { kind: 'failed', why } })
      return why
    }
  }

  /** Of one file: the next takes the place of what failed, and of what is there where that may be replaced. */
  function makeRoom() {
    if (maxFiles > 1) return
    const gone = rows.current.filter(({ state: { kind } }) => kind === 'failed' || (isReplaceable && kind === 'done'))
    for (const { key } of gone) {
      running.current.delete(key)
      apply({ type: 'remove', key })
    }
  }

  async function add(files: readonly File[], folders: ReadonlySet<File>) {
    if (files.length === 0) return
    makeRoom()
    let taken = held(rows.current)
    const added = files.map((file): UploadItem => {
      const key = crypto.randomUUID()
      const why = problemOf(file, taken, folders.has(file))
      if (why === undefined) {
        taken += 1
        running.current.set(key, { file })
      }
      const state = why === undefined ? { kind: 'uploading' as const, percent: 0 } : { kind: 'failed' as const, why }
      return { key, name: file.name, size: file.size, state }
    })
    apply({ type: 'add', items: added })
    const sent = added.filter(({ state }) => state.kind === 'uploading')
    const only = sent[0]
    if (only !== undefined) announce(sent.length === 1 ? t.saidStart(only.name) : t.saidStartMany(sent.length))
    const outcomes = await Promise.all(
      added.map(async ({ key, state }) => (state.kind === 'failed' ? state.why : send(key))),
    )
    sayEnd(added, outcomes)
  }

  function sayEnd(added: readonly UploadItem[], outcomes: readonly (string | undefined | null)[]) {
    const ended = outcomes.filter((outcome) => outcome !== null)
    const failed = ended.filter((outcome) => outcome !== undefined).length
    const [first, outcome] = [added[0], outcomes[0]]
    if (ended.length === 0 || first === undefined) return
    if (added.length > 1) {
      announce(t.saidSummary(ended.length, ended.length - failed, failed), { assertive: failed > 0 })
    } else if (typeof outcome === 'string') announce(t.saidFailed(first.name, outcome), { assertive: true })
    else announce(t.saidDone(first.name))
  }

  const isFull = held(items) >= maxFiles && !isReplaceable
  return {
    items,
    isFull,
    /** Of the files that the server has. */
    ids: uploadedFiles(items).map(({ id }) => id),
    /** The form is reset: what is under way or has failed goes, too. */
    reset: () => {
      for (const { abort } of running.current.values()) abort?.abort()
      running.current.clear()
      apply({ type: 'reset', files: initial })
    },
    /** @param folders of these: no browser can send one as a file. */
    add: (files: readonly File[], folders: ReadonlySet<File> = new Set()) => void add(files, folders),
    /** Not what failed before it was sent, and nothing while there is no room for it. */
    canRetry: ({ key, state }: UploadItem) => state.kind === 'failed' && !isFull && running.current.has(key),
    retry: (item: UploadItem) => {
      apply({ type: 'state', key: item.key, state: { kind: 'uploading', percent: 0 } })
      announce(t.saidStart(item.name))
      void send(item.key).then((outcome) => sayEnd([item], [outcome]))
    },
    remove: (item: UploadItem) => {
      running.current.get(item.key)?.abort?.abort()
      running.current.delete(item.key)
      apply({ type: 'remove', key: item.key })
      announce(item.state.kind === 'uploading' ? t.saidCancelled(item.name) : t.saidRemoved(item.name))
    },
  }
}

/** How many take up room: a failed one does not. */
const held = (items: readonly UploadItem[]) => items.filter(({ state }) => state.kind !== 'failed').length
const pending = (items: readonly UploadItem[]) => items.filter(({ state }) => state.kind === 'uploading').length
