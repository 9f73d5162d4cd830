import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Disclosure, Button as DisclosureButton, DisclosurePanel, Heading } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { type HelpArticle, partsOf } from '../../page/helpArticles.ts'
import { HELP, useHelpSearch, useHelps } from '../../page/useHelps.ts'
import * as css from './QuickBar.css.ts'

/** Questions about this page, and a search over all of them (spec §1, accessibility §5.15). */
export function HelpBox({ helpIds }: { helpIds: readonly string[] }) {
  const { t } = useTranslation(['shell', 'common'])
  const articles = useHelps()
  const { search, setSearch, found, result } = useHelpSearch(articles.data ?? [], helpIds, t('helpNone'))

  if (articles.isError) {
    return (
      <div className={css.panel}>
        <p>{t('helpFailed')}</p>
        <Button size="small" onPress={() => void articles.refetch()}>
          {t('common:retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.help}>
      <TextField type="search" label={t('helpSearch')} value={search} onChange={setSearch} />
      {articles.isPending ? <p aria-busy="true">{t('common:loading')}</p> : result !== undefined && <p>{result}</p>}
      {found.map((article) => (
        <Article key={article.id} article={article} />
      ))}
      <Link kind="standalone" href={HELP} newWindow>
        {t('helpAll')}
      </Link>
    </div>
  )
}

function Article({ article: { title, body } }: { article: HelpArticle }) {
  const headingId = useId()
  return (
    <Disclosure className={css.article}>
      <Heading level={3} className={css.question}>
        <DisclosureButton slot="trigger" id={headingId} className={css.questionButton}>
          {title}
          <ChevronDown {...smallIconProps} className={css.chevron} />
        </DisclosureButton>
      </Heading>
      <DisclosurePanel aria-labelledby={headingId} className={css.answer}>
        {partsOf(body).map(({ kind, text }) =>
          kind === 'heading' ? <h4 key={text}>{text}</h4> : <p key={text}>{text}</p>,
        )}
      </DisclosurePanel>
    </Disclosure>
  )
}
