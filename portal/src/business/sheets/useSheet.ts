import type { SheetChoice, SheetSeen } from '@jinpiao/contract/sheets'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadFailure } from '#portal/business/trade/uploads.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'

/** How a sheet is sent: which part of it is meant, and its progress. */
export interface Sending {
  query: SheetChoice
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

interface SheetSettings<Read> {
  read: (file: File, sending: Sending) => Promise<Read>
  /** What has been read; undefined: the sheet was taken away. */
  onRead: (found: Read | undefined) => void
}

/** A chosen file, what the server reads of it, and the same file read again for another worksheet or with hidden rows. */
export function useSheet<Read extends { seen: SheetSeen }>({ read, onRead }: SheetSettings<Read>) {
  const errorText = useErrorText()
  const [uploaded, setUploaded] = useState<{ id: string; name: string; size: number }[]>([])
  const [held, setHeld] = useState<{ file: File; found: Read; query: SheetChoice }>()
  function take(next?: { file: File; found: Read; query: SheetChoice }) {
    setHeld(next)
    onRead(next?.found)
  }
  const again = useMutation({
    mutationFn: async ({ file, query }: { file: File; query: SheetChoice }) => ({
      file,
      query,
      found: await read(file, { query }),
    }),
    onSuccess: take,
  })
  return {
    held,
    failure: again.error ? errorText(again.error) : undefined,
    isReading: again.isPending,
    choose: (query: SheetChoice) => held && again.mutate({ file: held.file, query: { ...held.query, ...query } }),
    field: {
      value: uploaded,
      onChange: (files: { id: string; name: string; size: number }[]) => {
        setUploaded(files)
        if (files.length === 0) take()
      },
      upload: async (
        file: File,
        { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
      ) => {
        again.reset()
        try {
          const sending = { query: {}, signal, onProgress: (share: number) => onProgress(share * 100) }
          take({ file, query: {}, found: await read(file, sending) })
          return { id: file.name }
        } catch (error) {
          throw uploadFailure(error, errorText)
        }
      },
    },
  }
}
