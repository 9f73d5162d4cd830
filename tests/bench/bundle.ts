import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

/** The login page, ours and the peer's. */
export const loginSource = /src\/(pages\/)?Login\.tsx$/
/** What our login page may need first, gzipped, in KB of 1000 bytes. */
export const loginKb = 165

/** Bytes of a set of files, each compressed by itself as a server sends them. */
export interface Weight {
  gzip: number
  brotli: number
}

/** What a page needs before it can show itself: the entry, the page's own chunk, and what these import statically. */
export interface Initial {
  scripts: string[]
  styles: string[]
}

export function initialFiles(dist: string, pageSource: RegExp): Initial {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const entry = keys.find((key) => manifest[key]?.isEntry)
  const page = keys.find((key) => pageSource.test(key))
  if (entry === undefined || page === undefined) throw new Error(`${dist} has no entry or no chunk for ${pageSource}`)

  const reached = new Set<string>()
  const visit = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  visit(entry)
  visit(page)
  const chunks = [...reached].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  }
}

export function weigh(dist: string, files: readonly string[]): Weight {
  const weight = { gzip: 0, brotli: 0 }
  for (const file of files) {
    const content = readFileSync(join(dist, file))
    weight.gzip += gzipSync(content, { level: 9 }).length
    weight.brotli += brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  }
  return weight
}
