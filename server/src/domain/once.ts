/** Work that is done for whoever asks first, and for nobody who does not. */
export function once<T>(work: () => T): () => T {
  let done: { result: T } | undefined
  return () => (done ??= { result: work() }).result
}
