import { API_BASE } from '@jinpiao/contract/envelope'
import { type PlatformConfig, previewLogo } from '@jinpiao/contract/platform'
import { drawnLogo } from '@jinpiao/themes/drawnLogo'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'
import type { ImageField, PlatformDocument } from '@jinpiao/themes/platformFields'
import { addressOfImage, imageOf, isAssetPath, type PlatformImage } from '@jinpiao/themes/platformImage'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import type { Database } from '../db/database.ts'
import type { Clock } from '../domain/clock.ts'
import { sha256 } from '../domain/digest.ts'
import { readPreview } from './previews.ts'
import { latestNumber, readVersion } from './versions.ts'

const OWN_ADDRESS = API_BASE + previewLogo.path

/** A platform document in use, with what is made of it. */
export interface Platform {
  version: number
  document: PlatformDocument
  config: PlatformConfig
  /** All modes as one style sheet (decision 0004). */
  stylesheet: string
  /** An image that the server holds, with the hash that its address names; absent for one that is elsewhere, or none. */
  image(field: ImageField): { hash: string; image: PlatformImage } | undefined
}

export interface PlatformSource {
  /**
   * What is in force now, whichever server or command has saved it. A key of a preview gives that document instead, as
   * long as it lasts.
   */
  current(previewKey?: string): Promise<Platform>
  /** What was in force when it was last asked: who it is does not change because a database is away. */
  lastKnown(): Platform
}

/** What a server adds to its configuration; commands that only read documents are no server. */
type ServerFlags = Pick<PlatformConfig, 'demo' | 'ukeyDriver' | 'analyticsSessionMs' | 'analyticsCap'>

/** Reads the number of the version for each answer, and the document only when it is another one. */
export function platformSource(database: Database, clock: Clock, server: ServerFlags): PlatformSource {
  let inForce: Platform | undefined
  return {
    async current(previewKey) {
      const tried = previewKey === undefined ? undefined : await readPreview(database.read, clock, previewKey)
      if (tried) return platformOf(0, tried, { ...server, preview: true })
      const version = await latestNumber(database.read)
      if (inForce?.version !== version) {
        const saved = await readVersion(database.read, version)
        const document = saved?.document ?? shippedDocument('CCBSCF')
        inForce = platformOf(version, document, { ...server, preview: false }, saved?.at)
      }
      return inForce
    },
    lastKnown: () => inForce ?? platformOf(0, shippedDocument('CCBSCF'), { ...server, preview: false }),
  }
}

/** @param at when it was saved: the time `v` in the addresses of its images, as every GET has one (spec §7). */
function platformOf(
  version: number,
  document: PlatformDocument,
  flags: ServerFlags & { preview: boolean },
  at?: string,
): Platform {
  const v = at === undefined ? 0 : Date.parse(at)
  // What was stored before images had to lie below the assets is none: every visit would open it.
  const said = (field: ImageField) => (imageOf(document[field]) || isAssetPath(document[field]) ? document[field] : '')
  const drawn = { type: 'image/svg+xml', bytes: new TextEncoder().encode(drawnLogo(document)) } as const
  const held = (field: ImageField) => {
    const image = imageOf(said(field)) ?? (field === 'platformLogo' && said(field) === '' ? drawn : undefined)
    return image && { hash: sha256(addressOfImage(image)).slice(0, 16), image }
  }
  const images = { platformLogo: held('platformLogo'), favicon: held('favicon'), illustration: held('illustration') }
  const address = (field: ImageField) => {
    const image = images[field]
    return image ? `${OWN_ADDRESS}?image=${field}&hash=${image.hash}&v=${v}` : said(field)
  }
  const platformLogo = address('platformLogo')
  const config = {
    ...document,
    avalableProduct: [...document.avalableProduct],
    platformLogo,
    favicon: address('favicon') || platformLogo,
    illustration: address('illustration'),
    ...flags,
  }
  let stylesheet: string | undefined
  return {
    version,
    document,
    config,
    // The colour solver takes some milliseconds, and most answers need none of it.
    get stylesheet() {
      stylesheet ??= themeStylesheet(document)
      return stylesheet
    },
    image: (field) => images[field],
  }
}
