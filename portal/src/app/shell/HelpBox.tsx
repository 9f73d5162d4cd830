import { listHelps } from '@jinpiao/contract/helps'
import { Button } from '@jinpiao/ui-kit/Button'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Disclosure, Button as DisclosureButton, DisclosurePanel, Heading } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { call } from '../../http/client.ts'
import { findArticles, type HelpArticle, partsOf } from './helpArticles.ts'
import * as css from './QuickBar.css.ts'

/** How long nothing more is typed before the number of hits is said. */
const QUIET_MS = 800

/** Questions about this page, and a search over all of them (spec §1, accessibility §5.15). */
export function HelpBox({ helpIds }: { helpIds: readonly string[] }) {
  const { t, i18n } = useTranslation(['shell', 'common'])
  const [search, setSearch] = useState('')
  const articles = useQuery({
    queryKey: ['helps', i18n.language],
    queryFn: ({ signal }) => call(listHelps, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = findArticles(articles.data ?? [], helpIds, search)
  const result = found.length === 0 ? t('helpNone') : t('helpFound', { count: found.length })

  useEffect(() => {
    if (search.trim() === '') return
    const timer = setTimeout(() => announce(result), QUIET_MS)
    return () => clearTimeout(timer)
  }, [search, result])

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
      {articles.isPending ? <p aria-busy="true">{t('common:loading')}</p> : search.trim() !== '' && <p>{result}</p>}
      {found.map((article) => (
        <Article key={article.id} article={article} />
      ))}
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
