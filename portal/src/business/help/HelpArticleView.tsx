import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { type HelpArticle, neighboursOf, partsOf } from '#portal/parts/helpArticles.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import * as page from '#portal/parts/page.css.ts'
import { anchorOf, useAnchor } from './anchors.ts'
import { articleHref } from './articleHref.ts'
import * as css from './help.css.ts'
import { RateArticle } from './RateArticle.tsx'
import { SaveArticle } from './SaveArticle.tsx'

interface HelpArticleViewProps {
  article: HelpArticle
  all: readonly HelpArticle[]
}

/** One article under the page's h1, and the ways to the ones before and after it. */
export function HelpArticleView({ article, all }: HelpArticleViewProps) {
  const { t } = useTranslation('help')
  useInnerTitle(article.title)
  const { previous, next } = neighboursOf(all, article)
  const parts = partsOf(article.body)
  const headings = parts.filter(({ kind }) => kind === 'heading')
  useAnchor()
  return (
    <div className={css.article}>
      <h1 className={page.title}>{article.title}</h1>
      {headings.length > 1 && (
        <nav aria-label={t('contents')} className={css.contents}>
          <ul role="list">
            {headings.map(({ text }) => (
              <li key={text}>
                <Link kind="standalone" href={`${articleHref(article.id)}#${anchorOf(text)}`}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {parts.map(({ kind, text }) =>
        kind === 'heading' ? (
          <h2 key={text} id={anchorOf(text)} className={css.part}>
            {text}
          </h2>
        ) : (
          <p key={text}>{text}</p>
        ),
      )}
      <RateArticle key={article.id} article={article} />
      <div className={page.actions}>
        <SaveArticle article={article} />
      </div>
      <nav aria-label={t('neighbours')} className={css.neighbours}>
        {previous && (
          <Link kind="standalone" href={articleHref(previous.id)}>
            {t('previous', { title: previous.title })}
          </Link>
        )}
        {next && (
          <Link kind="standalone" href={articleHref(next.id)}>
            {t('next', { title: next.title })}
          </Link>
        )}
      </nav>
    </div>
  )
}
