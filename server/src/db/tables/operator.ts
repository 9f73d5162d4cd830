import type { Generated } from 'kysely'

/** What whoever runs the platform keeps: keys of institutions, and proposals that wait for a second person. */

export interface InstitutionKeyTable {
  /** RFC 7638 thumbprint: how a signature header names it. */
  kid: string
  /** As the audit log names the institution. */
  name: string
  institution: 'PLATFORM' | 'FUNDER' | 'BANK'
  /** Unified social credit code of the funder; null for the others. */
  funder: string | null
  /** Of the public P-256 key; the private half is nowhere here. */
  x: string
  y: string
  madeBy: string
  createdAt: string
  /** From then on it opens nothing; null: nobody has ended it. */
  endsAt: string | null
}

export interface LimitProposalTable {
  pkProposal: string
  fkFunder: string
  /** JSON: what is to be done, as the contract has it. */
  wish: string
  state: string
  proposedBy: string
  proposedByName: string
  proposedAt: string
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: string | null
  comment: Generated<string>
  /** The limit that it was done to. */
  pkLimit: string | null
}
