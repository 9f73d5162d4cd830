import { AUTHORISATION_LETTER, letterLines } from '@jinpiao/contract/authorisationLetter'
import { HELP_FILES, inPageLanguage, pageLanguage } from '@jinpiao/contract/pageLanguage'
import type { PlatformConfig } from '@jinpiao/contract/platform'
import type { Language } from '@jinpiao/contract/words'
import { englishOf } from '@jinpiao/themes/englishOf'
import type { FastifyInstance } from 'fastify'
import { WORD_FILE, writeWordFile } from '../files/wordFile.ts'
import { escapeHtml } from './escapeHtml.ts'
import { helpsIn } from './helps.ts'
import { platformFor } from './platformRoutes.ts'
import type { Services } from './services.ts'

const words = {
  'zh-CN': { articles: '帮助文章', hotline: '客服热线', login: '返回登录' },
  'en-US': { articles: 'Help articles', hotline: 'Hotline', login: 'Back to sign-in' },
} as const satisfies Record<Language, object>

/** Served as a file: the content security policy allows no inline style. Light and dark are the browser's own. */
const STYLE = `:root { color-scheme: light dark; font: 100%/1.7 system-ui, sans-serif; }
body { max-inline-size: 40em; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.3; }
nav { margin-block-start: 2rem; }
li { padding-block: 0.25rem; }
a { display: inline-block; min-block-size: 1.5rem; }
`

/**
 * The help articles as pages without script, in the language of their address (spec §2). Unlike `/help/index` these are
 * open to everybody: who cannot sign in needs help most.
 */
export function serveHelpFiles(app: FastifyInstance, services: Pick<Services, 'platform'>): void {
  app.get(`${HELP_FILES}help.css`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE),
  )
  app.get(AUTHORISATION_LETTER, async (request, reply) => {
    const { config } = await platformFor(services, request)
    const language = pageLanguage(request.query)
    const { platformName } = inLanguage(config, language)
    const file = writeWordFile(letterLines(platformName, language))
    return reply.header('cache-control', 'no-cache').type(WORD_FILE).send(Buffer.from(file))
  })
  app.get<{ Params: { id: string } }>(`${HELP_FILES}:id.html`, async (request, reply) => {
    const { config } = await platformFor(services, request)
    const page = pageOf(request.params.id, pageLanguage(request.query), config)
    if (page === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}

const inLanguage = (platform: PlatformConfig, language: Language): PlatformConfig =>
  language === 'zh-CN' ? platform : englishOf(platform)

function pageOf(id: string, language: Language, platform: PlatformConfig) {
  const { platformName, hotline, hotlineHours } = inLanguage(platform, language)
  const articles = helpsIn(language)
  const article = articles.find((each) => each.id === id)
  if (article === undefined) return undefined
  const { articles: list, hotline: hotlineWord, login } = words[language]
  const text = article.body
    .split('\n')
    .map((line) => (line.startsWith('## ') ? `<h2>${escapeHtml(line.slice(3))}</h2>` : `<p>${escapeHtml(line)}</p>`))
  const links = articles.map((each) => {
    const current = each === article ? ' aria-current="page"' : ''
    const address = inPageLanguage(`${HELP_FILES}${each.id}.html`, language)
    return `<li><a href="${address}"${current}>${escapeHtml(each.title)}</a></li>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(article.title)} - ${escapeHtml(platformName)}</title>
<link rel="stylesheet" href="${HELP_FILES}help.css">
</head>
<body>
<main>
<h1>${escapeHtml(article.title)}</h1>
${text.join('\n')}
<p>${hotlineWord} ${escapeHtml(hotline)} (${escapeHtml(hotlineHours)})</p>
</main>
<nav aria-label="${list}">
<ul>
${links.join('\n')}
</ul>
<p><a href="/cv3/login">${login}</a></p>
</nav>
</body>
</html>
`
}
