/** Whoever rests so long from typing has finished the word. */
const REST_MS = 3000

let typedAt = Number.NEGATIVE_INFINITY
const note = () => {
  typedAt = performance.now()
}

/** From now on it is known when somebody typed last. Pages of a server have no document. */
export function noteTyping(): void {
  globalThis.document?.addEventListener('input', note, { capture: true })
}

/**
 * Calls `act` once nobody has typed for three seconds: a page that goes away in the middle of a word takes the rest of it
 * along, and no draft can hold what never came to the form.
 */
export function afterTyping(act: () => void): void {
  const rest = typedAt + REST_MS - performance.now()
  if (rest <= 0) act()
  else setTimeout(() => afterTyping(act), rest)
}
