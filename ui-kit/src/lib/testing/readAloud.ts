import { virtual } from '@guidepup/virtual-screen-reader'

/** Everything a screen reader's "read all" says in this element, phrase by phrase (roles in English). */
export async function readAloud(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container })
  try {
    // The end phrase of the container marks the way round; the cap guards against a container without one.
    for (let step = 0; step < 500; step++) {
      await virtual.next()
      const phrase = await virtual.lastSpokenPhrase()
      if (phrase.startsWith('end of ') && virtual.activeNode === container) break
    }
    return await virtual.spokenPhraseLog()
  } finally {
    await virtual.stop()
  }
}
