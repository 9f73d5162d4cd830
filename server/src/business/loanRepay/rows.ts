import type { LoanRepayApplication } from '@jinpiao/contract/loanRepay'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { payloadOf } from './payload.ts'

/** What an early repayment shows besides every application: all of it stands in its own row. */
export const toRepayRows = async (
  _: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<LoanRepayApplication>>> =>
  new Map(
    applications.map(({ pkApply, payload, counterpartyName, mark1 }) => {
      const { kind, principal, pkDraw } = payloadOf(payload)
      return [
        pkApply,
        {
          drawNo: mark1 ?? '',
          pkDraw: pkDraw || null,
          funderName: counterpartyName ?? '',
          repayKind: kind,
          repayPrincipal: principal || null,
        },
      ]
    }),
  )
