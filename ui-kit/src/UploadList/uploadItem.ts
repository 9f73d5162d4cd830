export interface UploadItem {
  /** Stays the same from the choice to the end, so that the focus in the row stays too. */
  key: string
  /** With its ending, as the person knows it. */
  name: string
  /** In bytes. */
  size: number
  /** Where it is; `why` is a sentence with the way out. */
  state: { kind: 'uploading'; percent: number } | { kind: 'done'; id: string } | { kind: 'failed'; why: string }
}
