import { listPackParties } from '@jinpiao/contract/packs'
import { listSuppliers } from '@jinpiao/contract/suppliers'
import { Select } from '@jinpiao/ui-kit/Select'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { FoundField } from '#portal/parts/FoundField.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Suppliers that a search shows. */
const SHOWN = 20

interface RuleProps {
  /** What refuses a field when the form is sent. */
  rule: (field: 'pkParty' | 'fkCore') => { validate: () => true | string }
}

/** 资金方 and 核心企业 of a pack for financing. */
export function PartyFields({ rule }: RuleProps) {
  const query = useQuery(queryOf('suppliers', listPackParties, {}))
  return <QueryState query={query}>{(parties) => <Choices parties={parties} rule={rule} />}</QueryState>
}

type Named = readonly { pkCorp: string; corpName: string }[]

function Choices({ parties, rule }: RuleProps & { parties: { funders: Named; cores: Named } }) {
  const { t } = useTranslation('packs')
  const { name } = useTerms()
  const party = useField('pkParty', rule('pkParty'))
  const core = useField('fkCore', rule('fkCore'))
  const optionsOf = (corps: Named) => corps.map(({ pkCorp, corpName }) => ({ id: pkCorp, label: corpName }))
  return (
    <>
      <Select {...party} label={name('funderName')} options={optionsOf(parties.funders)} isRequired />
      <Select
        {...core}
        label={name('coreName')}
        description={parties.cores.length === 0 ? t('noCores') : t('coreHint')}
        options={optionsOf(parties.cores)}
        isRequired
      />
    </>
  )
}

/** 供应商 of a pack for issuing, found by name or credit code (P22). */
export function SupplierField({ rule }: RuleProps) {
  const { name } = useTerms()
  const { t } = useTranslation('packs')
  return (
    <FoundField
      name="pkParty"
      wordsName="partyName"
      rules={rule('pkParty')}
      label={name('supplierName')}
      description={t('supplierHint')}
      search={(keyword) =>
        queryOf('suppliers', listSuppliers, { query: { pageSize: SHOWN, ...(keyword !== '' && { keyword }) } })
      }
      optionsOf={({ list }) =>
        list.map(({ pkSupplier, corpName, creditCode }) => ({
          id: pkSupplier,
          label: corpName,
          description: creditCode,
        }))
      }
    />
  )
}
