import type { PackParties } from '@jinpiao/contract/packs'
import { listSuppliers } from '@jinpiao/contract/suppliers'
import { Select } from '@jinpiao/ui-kit/Select'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { FoundField } from '#portal/parts/FoundField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Suppliers that a search shows. */
const SHOWN = 20

interface RuleProps {
  /** What refuses a field when the form is sent. */
  rule: (field: 'pkParty' | 'fkCore') => { validate: () => true | string }
}

/** 资金方 and 核心企业 of a pack for financing. */
export function PartyFields({ parties, rule }: RuleProps & { parties: PackParties }) {
  const { t } = useTranslation('packs')
  const { name } = useTerms()
  const party = useField('pkParty', rule('pkParty'))
  const core = useField('fkCore', rule('fkCore'))
  const optionsOf = (corps: PackParties['cores']) =>
    corps.map(({ pkCorp, corpName }) => ({ id: pkCorp, label: corpName }))
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
