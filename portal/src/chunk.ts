/** Spec §9: how long a file of a page may take. */
export const CHUNK_TIMEOUT_MS = 120_000

/** The two texts of spec §8. */
export type ChunkKind = 'chunk' | 'css'

export class ChunkError extends Error {
  readonly kind: ChunkKind
  constructor(kind: ChunkKind, cause?: unknown) {
    super(kind, { cause })
    this.name = 'ChunkError'
    this.kind = kind
  }
}

/**
 * Around every `import()` of the portal (a lint rule has it so): gives up after the time of spec §9 and says which kind of
 * file is missing.
 */
export async function chunk<Module>(loading: Promise<Module>, timeoutMs: number = CHUNK_TIMEOUT_MS): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('chunk')), timeoutMs)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(kindOf(error), error)
  } finally {
    clearTimeout(timer)
  }
}

/** Vite reports a stylesheet of a page that did not arrive in these words. */
const kindOf = (error: unknown): ChunkKind =>
  error instanceof Error && error.message.startsWith('Unable to preload CSS') ? 'css' : 'chunk'
