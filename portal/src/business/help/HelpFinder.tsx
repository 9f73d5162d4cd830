import { Button } from '@jinpiao/ui-kit/Button'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { SearchField } from '@jinpiao/ui-kit/SearchField'
import { SideNav } from '@jinpiao/ui-kit/SideNav'
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HelpArticle } from '#portal/parts/helpArticles.ts'
import { useHelpSearch } from '#portal/parts/useHelps.ts'
import { articleHref } from './articleHref.ts'
import * as css from './help.css.ts'

interface HelpFinderProps {
  articles: readonly HelpArticle[]
  /** The one that is open. */
  current: HelpArticle | undefined
}

/**
 * Search and list. Where it stands above an open article instead of beside it, it is folded: the article comes first
 * into view, not twenty other titles.
 */
export function HelpFinder({ articles, current }: HelpFinderProps) {
  const { t } = useTranslation(['help', 'notices'])
  const everyId = articles.map(({ id }) => id)
  const { search, setSearch, found, result } = useHelpSearch(articles, everyId, t('none'))
  const box = useRef<HTMLInputElement>(null)
  const contentId = useId()
  // Whoever chooses an article has done with the list, so what was unfolded is unfolded for one article.
  const [unfoldedAt, setUnfoldedAt] = useState<string>()
  const isFolded = current !== undefined && unfoldedAt !== current.id

  function showAll() {
    setSearch('')
    box.current?.focus()
  }

  return (
    <div className={css.finder}>
      {current !== undefined && (
        <div className={css.fold}>
          <Button
            aria-expanded={!isFolded}
            aria-controls={contentId}
            icon={<ChevronDown {...smallIconProps} className={css.chevron} />}
            onPress={() => setUnfoldedAt(isFolded ? current.id : undefined)}
          >
            {t('notices:helpAll')}
          </Button>
        </div>
      )}
      <div id={contentId} className={css.finderContent} {...(isFolded && { 'data-folded': true })}>
        <SearchField label={t('notices:helpSearch')} value={search} onChange={setSearch} result={result} ref={box} />
        {found.length === 0 && (
          <Button size="small" onPress={showAll}>
            {t('showAll')}
          </Button>
        )}
        {found.length > 0 && (
          <SideNav
            aria-label={t('list')}
            items={found.map(({ id, title }) => ({ href: articleHref(id), label: title }))}
            {...(current && { currentHref: articleHref(current.id) })}
          />
        )}
      </div>
    </div>
  )
}
