import { businessMessage } from '@jinpiao/contract/errors'
import { findRangeProblems, type Granularity, granularities, type Statistics } from '@jinpiao/contract/statistics'
import { FilterBar } from '@jinpiao/ui-kit/FilterBar'
import { Select } from '@jinpiao/ui-kit/Select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { monthInWords } from '#portal/business/homes/maturity.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { offeredMonths, type StatisticsState, type useStatisticsState } from './useStatisticsState.ts'

/** No enterprise has this key. */
const ANY = 'ANY'

interface StatisticsFiltersProps extends ReturnType<typeof useStatisticsState> {
  /** 供应商 or 核心企业. */
  partyLabel: string
  parties: Statistics['parties']
  onSearchAgain: () => void
}

/** By month or quarter, from and to a month, with one other enterprise. */
export function StatisticsFilters(props: StatisticsFiltersProps) {
  const { state, usual, change, partyLabel, parties, onSearchAgain } = props
  const { t, i18n } = useTranslation('statistics')
  const { words, language } = useTerms()
  const [typed, setTyped] = useState(state)
  const [shown, setShown] = useState(state)
  // Back and forward change it from outside.
  if (!isSame(shown, state)) {
    setShown(state)
    setTyped(state)
  }
  const [wrong] = findRangeProblems(typed)
  const months = offeredMonths().map((id) => ({ id, label: monthInWords(id, i18n.language) }))
  const party = parties.find(({ pkCorp }) => pkCorp === state.party)
  return (
    <FilterBar
      label={t('filters')}
      conditions={party ? [{ id: 'party', label: t('condition', { label: partyLabel, party: party.corpName }) }] : []}
      onRemove={() => change({ ...state, party: '' })}
      onSearch={() => {
        if (wrong !== undefined) return
        if (isSame(typed, state)) onSearchAgain()
        else change(typed)
      }}
      onReset={() => {
        setTyped(usual)
        change(usual)
      }}
    >
      <Select
        label={t('granularity')}
        value={typed.granularity}
        options={Object.entries(granularities).map(([id, label]) => ({ id, label: words(label) }))}
        onChange={(id) => setTyped({ ...typed, granularity: id as Granularity })}
      />
      <Select label={t('from')} value={typed.from} options={months} onChange={(from) => setTyped({ ...typed, from })} />
      <Select
        label={t('to')}
        value={typed.to}
        options={months}
        onChange={(to) => setTyped({ ...typed, to })}
        error={wrong && businessMessage(wrong.code, wrong.values, language)}
      />
      <Select
        label={partyLabel}
        value={typed.party || ANY}
        options={[
          { id: ANY, label: t('any') },
          ...parties.map(({ pkCorp, corpName }) => ({ id: pkCorp, label: corpName })),
        ]}
        onChange={(id) => setTyped({ ...typed, party: id === ANY ? '' : id })}
      />
    </FilterBar>
  )
}

const isSame = (a: StatisticsState, b: StatisticsState): boolean =>
  a.granularity === b.granularity && a.from === b.from && a.to === b.to && a.party === b.party
