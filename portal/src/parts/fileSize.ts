const KB = 1024

/** `2.3MB`, `640KB`: whole kilobytes below a megabyte, one decimal above. */
export const fileSize = (bytes: number): string =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))}KB` : `${(bytes / KB / KB).toFixed(1)}MB`
