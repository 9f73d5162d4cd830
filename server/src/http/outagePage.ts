import { inPageLanguage } from '@jinpiao/contract/pageLanguage'
import type { Language } from '@jinpiao/contract/words'
import { englishOf } from '@jinpiao/themes/englishOf'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { languageOf, unavailable } from './answers.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { Services } from './services.ts'

/** Served as a file: the content security policy allows no inline style. */
const STYLE_ADDRESS = '/cv3/outage.css'

/** In the colours of the platform, which `theme.css` has; without them in those of the browser. */
const STYLE = `:root { color-scheme: light dark; font: 100%/1.7 system-ui, sans-serif; }
body { margin: 0; background: var(--jp-color-surface, Canvas); color: var(--jp-color-text, CanvasText); }
header { padding: 0.75rem 1.5rem; background: var(--jp-color-topBar, Canvas); color: var(--jp-color-onTopBar, CanvasText); font-weight: 600; }
main { max-inline-size: 40em; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.3; }
a { display: inline-block; min-block-size: 1.5rem; margin-inline-end: 1.5rem; color: var(--jp-color-accent, LinkText); }
`

const words = {
  'zh-CN': {
    title: '系统暂时不可用',
    what: '系统正在恢复，暂时不能登录和办理业务。已经提交的业务不受影响，无需重复提交。',
    again: '重新打开本页',
    hotline: '客服热线',
    other: { lang: 'en-US', name: 'English' },
  },
  'en-US': {
    title: 'Unavailable for the moment',
    what: 'The system is being restored: nobody can sign in or work just now. What was submitted is safe and need not be submitted again.',
    again: 'Open this page again',
    hotline: 'Hotline',
    other: { lang: 'zh-CN', name: '中文' },
  },
} as const satisfies Record<Language, object>

export function serveOutageStyle(app: FastifyInstance): void {
  app.get(STYLE_ADDRESS, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE),
  )
}

/** A page that a person opens; scripts and colours, and what scripts ask for, are none. */
export const isPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true

/** In the place of any page while the database is away: what is so, that nothing is lost, and whom to ask. */
export function answerOutage({ platform }: Pick<Services, 'platform'>, request: FastifyRequest, reply: FastifyReply) {
  const address = request.url.replace(/([?&])lang=en-US&?/, '$1').replace(/[?&]$/, '')
  const page = outagePage(platform.lastKnown(), languageOf(request), address)
  return unavailable(reply).type('text/html; charset=utf-8').send(page)
}

function outagePage({ config }: Platform, language: Language, address: string): string {
  const { title, what, again, hotline, other } = words[language]
  const { platformName, hotline: number, hotlineHours } = language === 'zh-CN' ? config : englishOf(config)
  const name = escapeHtml(platformName)
  const inOther = inPageLanguage(address, language === 'zh-CN' ? 'en-US' : 'zh-CN')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${name}</title>
<link rel="stylesheet" href="/cv3/theme.css">
<link rel="stylesheet" href="${STYLE_ADDRESS}">
</head>
<body>
<header>${name}</header>
<main>
<h1>${title}</h1>
<p>${what}</p>
<p>${hotline} ${escapeHtml(number)} (${escapeHtml(hotlineHours)})</p>
<p><a href="${escapeHtml(address)}">${again}</a><a href="${escapeHtml(inOther)}" lang="${other.lang}">${other.name}</a></p>
</main>
</body>
</html>
`
}
