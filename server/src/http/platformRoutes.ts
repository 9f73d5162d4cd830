import { getPlatformConfig, previewLogo } from '@jinpiao/contract/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAway } from '../db/failures.ts'
import type { Platform } from '../platform/platform.ts'
import { PREVIEW_MINUTES, PREVIEW_PATH } from '../platform/previews.ts'
import type { Api } from './register.ts'
import type { Services } from './services.ts'

const PREVIEW_COOKIE = 'platform-preview'

/** What is in force, or what an administrator tries out in this browser. */
export const platformFor = ({ platform }: Pick<Services, 'platform'>, request: FastifyRequest): Promise<Platform> =>
  platform.current(request.cookies[PREVIEW_COOKIE])

/** The platform's configuration and images: public, because the login page already shows them. */
export function registerPlatform({ on, services }: Api): void {
  on(getPlatformConfig, async ({ request }) => (await platformFor(services, request)).config)

  on(previewLogo, async ({ query, request, reply }) => {
    const platform = await platformFor(services, request)
    const held = platform.image(query.image) ?? platform.image('platformLogo')
    if (held === undefined) return reply.redirect(platform.config.platformLogo, 302)
    // An SVG opened by itself is a document: its own policy lets it run and load nothing.
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    const isNamed = held.hash === query.hash
    reply.header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
    const { type, bytes } = held.image
    return reply.type(type === 'image/svg+xml' ? `${type}; charset=utf-8` : type).send(Buffer.from(bytes))
  })
}

/** `/cv3/theme.css`: the platform's colours in every mode (decision 0004), also of the page that tells of an outage. */
export function serveTheme(app: FastifyInstance, services: Services): void {
  app.get('/cv3/theme.css', async (request, reply) => {
    const { stylesheet } = await themeFor(services, request)
    return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(stylesheet)
  })
}

/** Colours do not wait for a database that is away. */
async function themeFor(services: Services, request: FastifyRequest): Promise<Platform> {
  const { platform, watch } = services
  if (watch?.awaySince !== undefined) return platform.lastKnown()
  return platformFor(services, request).catch((error: unknown) => {
    if (isAway(error)) return platform.lastKnown()
    throw error
  })
}

/** The address of a preview shows it in the browser that opens it, until it ends, or `end` is opened. */
export function servePreview(app: FastifyInstance): void {
  app.get<{ Params: { key: string } }>(`${PREVIEW_PATH}:key`, (request, reply) => {
    const { key } = request.params
    if (key === 'end') reply.clearCookie(PREVIEW_COOKIE, { path: '/' })
    else if (!/^[0-9a-f]{32}$/.test(key)) return reply.callNotFound()
    else {
      const maxAge = PREVIEW_MINUTES * 60
      const secure = request.protocol === 'https'
      reply.setCookie(PREVIEW_COOKIE, key, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
    }
    return reply.header('cache-control', 'no-store').redirect('/cv3/login', 302)
  })
}
