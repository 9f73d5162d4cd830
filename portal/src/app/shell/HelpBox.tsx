import { Accordion } from '@jinpiao/ui-kit/Accordion'
import { Button } from '@jinpiao/ui-kit/Button'
import { SearchField } from '@jinpiao/ui-kit/SearchField'
import { useTranslation } from 'react-i18next'
import { isWorthRetrying } from '#portal/http/errors.ts'
import { HelpLink } from '#portal/parts/HelpLink.tsx'
import { partsOf } from '#portal/parts/helpArticles.ts'
import { useHelpSearch, useHelps } from '#portal/parts/useHelps.ts'
import * as css from './QuickBar.css.ts'

/** Questions about this page, and a search over all of them (spec §1, accessibility §5.15). */
export function HelpBox({ helpIds }: { helpIds: readonly string[] }) {
  const { t } = useTranslation(['notices', 'common'])
  const articles = useHelps()
  const { search, setSearch, found, result } = useHelpSearch(articles.data ?? [], helpIds, t('helpNone'))

  if (articles.isError) {
    return (
      <div className={css.panel}>
        <p>{t('helpFailed')}</p>
        {isWorthRetrying(articles.error) && (
          <Button size="small" onPress={() => void articles.refetch()}>
            {t('common:retry')}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={css.help}>
      <SearchField
        label={t('helpSearch')}
        value={search}
        onChange={setSearch}
        result={articles.isPending ? undefined : result}
      />
      {articles.isPending && <p aria-busy="true">{t('common:loading')}</p>}
      <Accordion
        headingLevel={3}
        sections={found.map(({ id, title, body }) => ({ id, title, content: <Answer body={body} /> }))}
      />
      <HelpLink>{t('helpAll')}</HelpLink>
    </div>
  )
}

function Answer({ body }: { body: string }) {
  return partsOf(body).map(({ kind, text }) =>
    kind === 'heading' ? <h4 key={text}>{text}</h4> : <p key={text}>{text}</p>,
  )
}
