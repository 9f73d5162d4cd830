/** Resolves when a mutation has ended; its failure is shown from `mutation.error`. `Form` counts its errors then. */
export const settled = (sending: Promise<unknown>): Promise<void> =>
  sending.then(
    () => undefined,
    () => undefined,
  )
