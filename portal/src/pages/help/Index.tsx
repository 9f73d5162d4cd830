import { Card } from '@jinpiao/ui-kit/Card'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { HelpArticleView } from '#portal/business/help/HelpArticleView.tsx'
import { HelpFinder } from '#portal/business/help/HelpFinder.tsx'
import * as own from '#portal/business/help/help.css.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useHeadingKept } from '#portal/parts/useHeadingKept.ts'
import { useHelps } from '#portal/parts/useHelps.ts'

/** All articles and, under `?id=`, one of them beside the list (spec §2). */
export default function Help() {
  const { t } = useTranslation(['help', 'routes'])
  const { hotline, hotlineHours } = usePlatform()
  const id = useSearchParams()[0].get('id') ?? ''
  const helps = useHelps()
  const article = helps.data?.find((each) => each.id === id)
  useHeadingKept(!helps.isPending)
  useDetailFocus(id)
  const contact = (
    <div className={own.contact}>
      <Card title={t('contact')}>
        <p>
          <ProseText>{t('contactText', { hotline, hours: hotlineHours })}</ProseText>
        </p>
      </Card>
    </div>
  )
  return (
    <div className={css.page}>
      {article === undefined && (
        <div className={own.head}>
          <PageHead title={t('routes:help')} />
          {helps.data && <p>{id === '' ? t('intro') : t('unknown', { id })}</p>}
        </div>
      )}
      <QueryState query={helps}>
        {(articles) => (
          <div className={article ? own.columns : own.overview}>
            <HelpFinder articles={articles} current={article} />
            {article && (
              <div className={own.reading}>
                <HelpArticleView article={article} all={articles} />
                {contact}
              </div>
            )}
          </div>
        )}
      </QueryState>
      {article === undefined && contact}
    </div>
  )
}
