import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { type HelpArticle, neighboursOf, partsOf } from '#portal/parts/helpArticles.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import * as page from '#portal/parts/page.css.ts'
import { articleHref } from './articleHref.ts'
import * as css from './help.css.ts'
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
  return (
    <div className={css.article}>
      <h1 className={page.title}>{article.title}</h1>
      {partsOf(article.body).map(({ kind, text }) =>
        kind === 'heading' ? (
          <h2 key={text} className={css.part}>
            {text}
          </h2>
        ) : (
          <p key={text}>{text}</p>
        ),
      )}
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
