/** Saves a file that was fetched or written here under a name (spec §7, file download helper). */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  saveAddress(url, fileName)
  URL.revokeObjectURL(url)
}

/** Has the browser save what an address of this origin answers. It leaves no page, so no unsaved form asks to stay. */
export function saveAddress(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
