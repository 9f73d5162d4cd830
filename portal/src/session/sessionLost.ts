let handle: () => void = () => {}

/** What happens on 401 and 403 (spec §6); set once at boot. */
export function whenSessionIsLost(handler: () => void): void {
  handle = handler
}

export const reportSessionLost = (): void => handle()
