import { listCorpChanges } from '@jinpiao/contract/corps'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import { ChangeItems } from '#portal/archetypes/Changes.tsx'
import { ListView } from '#portal/lists/ListView.tsx'
import { flushHeading } from '#portal/parts/layout.css.ts'
import { momentOf } from '#portal/parts/times.ts'

/** 变更记录: who has changed what of the enterprise, and when. */
export function CorpChanges() {
  const { t } = useTranslation('enterprise')
  return (
    <section className={flushSurface}>
      <h2 className={flushHeading}>{t('changes')}</h2>
      <ListView
        list={listCorpChanges}
        noun="corp"
        caption={t('changes')}
        columns={[
          'at',
          'personName',
          { id: 'changes', header: t('changed'), cell: ({ changes }) => <ChangeItems changes={changes} /> },
        ]}
        rowKey={({ id }) => id}
        rowName={({ at, personName }) => t('changeRow', { at: momentOf(at), person: personName })}
        empty={{ text: t('changesEmpty') }}
        rows={10}
      />
    </section>
  )
}
