import { previewLogo } from '@jinpiao/contract/files'
import { getPlatformConfig, type PlatformConfig } from '@jinpiao/contract/platform'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import type { FastifyInstance } from 'fastify'
import { logoOf } from './logos.ts'
import type { Api } from './register.ts'

/** The platform's configuration and logo: public, because the login page already shows them. */
export function registerPlatform({ on, services: { platform } }: Api): void {
  on(getPlatformConfig, async () => platform)

  on(previewLogo, async ({ reply }) => {
    // An SVG opened by itself is a document: its own policy lets it run and load nothing.
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml; charset=utf-8')
    return reply.send(logoOf(platform))
  })
}

/** `/cv3/theme.css`: the platform's colours in every mode, made once per start (decision 0004). */
export function serveTheme(app: FastifyInstance, platform: PlatformConfig): void {
  const css = themeStylesheet(platform)
  app.get('/cv3/theme.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(css),
  )
}
