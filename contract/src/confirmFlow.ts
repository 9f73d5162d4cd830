import type { FlowRow } from './flowRow.ts'
import { confirmationPage } from './permissions/ukey.ts'

/** A matter confirmed or refused: one signature of a director is the whole act. */
export const confirmFlow = {
  name: ['企业确认', 'Confirmation'],
  short: ['确认', 'confirmations'],
  submitters: ['DIRECTOR'],
  submitPages: confirmationPage,
  submitActions: ['CONFIRM', 'REFUSE'],
  agreements: ['guarantee'],
  steps: [],
  called: { promisedDate: 'confirmBy' },
  lacks: ['amount'],
  touches: ['confirmations', 'todos', 'messages'],
  counterparty: 'initiatorName',
  textBy: {
    CONFIRM: ['guaranteesBatch', 'guaranteeContracts'],
    REFUSE: ['guaranteesBatch', 'guaranteeContracts'],
  },
} as const satisfies FlowRow
