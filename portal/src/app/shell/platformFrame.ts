import { chunk } from '#portal/chunk.ts'
import { startTexts } from '#portal/i18n.ts'

let texts: Promise<void> | undefined

/** The portal's header and footer for a platform document, with the portal's texts: for the studio. */
export async function loadPlatformFrame() {
  texts ??= startTexts()
  const [frame] = await Promise.all([chunk(import('./PlatformFrame.tsx')), texts])
  return frame
}
