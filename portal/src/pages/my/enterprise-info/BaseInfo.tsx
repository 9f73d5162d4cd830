import { type Corp, getCorp } from '@jinpiao/contract/corps'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { CorpChanges } from '#portal/business/enterprise/CorpChanges.tsx'
import { ContactFacts, LicenceFacts, RegisteredFacts } from '#portal/business/enterprise/CorpFacts.tsx'
import { queryOf } from '#portal/http/queries.ts'
import * as layout from '#portal/parts/layout.css.ts'

/** 企业基本信息: what the enterprise is, what it may change by itself, who has changed what. */
export default function BaseInfo() {
  const { t } = useTranslation('routes')
  const query = useQuery(queryOf('corp', getCorp, {}))
  return (
    <DetailPage query={query} title={t('baseInfo')}>
      {(corp: Corp) => (
        <div className={layout.stack}>
          <RegisteredFacts corp={corp} />
          <ContactFacts corp={corp} />
          <LicenceFacts corp={corp} />
          <CorpChanges />
        </div>
      )}
    </DetailPage>
  )
}
