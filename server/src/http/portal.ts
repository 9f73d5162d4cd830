import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import etag from '@fastify/etag'
import fastifyStatic from '@fastify/static'
import { API_BASE } from '@jinpiao/contract/envelope'
import { businessMessage } from '@jinpiao/contract/errors'
import type { PlatformConfig } from '@jinpiao/contract/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { languageOf } from './answers.ts'
import { escapeHtml, escapeJson } from './escapeHtml.ts'
import { serveHelpFiles } from './helpFiles.ts'
import { serveOutageStyle } from './outagePage.ts'
import { platformFor, servePreview, serveTheme } from './platformRoutes.ts'
import type { Services } from './services.ts'

/** Spec §2: everything stands under this path, in history mode. */
const BASE_PATH = '/cv3/'

/**
 * The built portal: assets for ever (their names carry a hash); the page and the theme are asked for again, but not sent
 * again unless they changed. Every address that is no file is the page. A missing asset stays missing: the page would be
 * read as a broken script.
 */
export async function servePortal(app: FastifyInstance, services: Services): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect(BASE_PATH, 302))
  app.get('/cv3', (_request, reply) => reply.redirect(BASE_PATH, 302))
  app.setNotFoundHandler((request, reply) => {
    if (!pathOf(request).startsWith(API_BASE)) return reply.code(404).type('text/plain; charset=utf-8').send('404')
    const message = businessMessage('01000302', [], languageOf(request))
    return reply.code(404).send({ code: '01000302', message, data: null })
  })
  await app.register(async (files) => {
    // Weak: one text leaves here plain and in two compressions.
    await files.register(etag, { weak: true })
    serveTheme(files, services)
    serveOutageStyle(files)
    servePreview(files)
    serveHelpFiles(files, services)
    if (services.portalFolder) await serveFolder(files, services.portalFolder, services)
  })
}

async function serveFolder(files: FastifyInstance, folder: string, services: Services): Promise<void> {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return
  const html = await readFile(index, 'utf8')
  // A platform has one page, until it is another platform.
  const pages = new WeakMap<Platform, string>()
  const pageOf = (platform: Platform): string => {
    const page = pages.get(platform) ?? fillPage(html, platform.config)
    pages.set(platform, page)
    return page
  }
  files.get(`${BASE_PATH}*`, async (request, reply) => {
    if (isFile(pathOf(request))) return reply.callNotFound()
    const page = pageOf(await platformFor(services, request))
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
  await files.register(fastifyStatic, {
    root: folder,
    prefix: BASE_PATH,
    index: false,
    // One route per file that exists at start: no address is ever joined with a folder.
    wildcard: false,
    // The page goes through `fillPage`, never as the raw file.
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

const isFile = (path: string): boolean => /\.\w+$/.test(path) && path !== `${BASE_PATH}index.html`

/**
 * Puts the platform into the page, so that the first paint already has its name and the portal starts without asking:
 * `<!--platform:title-->`, `<!--platform:config-->` (a data block, not a script) and `{{platform.topSlogan}}`.
 */
export function fillPage(html: string, platform: PlatformConfig): string {
  // One pass: a value that looks like a placeholder is not filled again.
  return html.replaceAll(/<!--platform:(title|config)-->|\{\{platform\.(\w+)\}\}/g, (_, block?: string, field = '') => {
    if (block === 'title') return escapeHtml(platform.platformName)
    if (block === 'config') {
      return `<script type="application/json" id="platform-config">${escapeJson(platform)}</script>`
    }
    const value = (platform as Record<string, unknown>)[field]
    return typeof value === 'string' ? escapeHtml(value) : ''
  })
}
