let running: Promise<unknown> = Promise.resolve()

/** Notes that the session data is being asked for: until the answer the page shows whom it showed before. */
export function noteRefresh<Answer>(refresh: Promise<Answer>): Promise<Answer> {
  running = refresh
  return refresh
}

/** Resolves when no session data is being asked for. */
export const refreshed = (): Promise<void> =>
  running.then(
    () => undefined,
    () => undefined,
  )
