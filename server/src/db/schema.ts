/**
 * The tables as Kysely sees them. Conventions, the same on both databases:
 * - a column whose name ends in `Fen` is money: a 64-bit integer in the database, `bigint` in code (D5);
 * - every other integer is a JS number, flags are 0 or 1;
 * - days (`YYYY-MM-DD`), instants (ISO-8601 with offset, one width, so text order is time order) and JSON are text;
 * - `pkX` is an opaque key (ULID), `fkX` refers to one, `fkCorp` is the tenant.
 */

import type { CreditTables } from './tables/credit.ts'
import type { DataTables } from './tables/data.ts'
import type { ExchangeTables } from './tables/exchange.ts'
import type { FinanceTables } from './tables/finance.ts'
import type {
  CorpTable,
  CorpUserRoleTable,
  CorpUserTable,
  MenuTable,
  PersonTable,
  RoleMenuTable,
  RoleTable,
  SupplierTable,
  UkeyTable,
} from './tables/identity.ts'
import type {
  ApplicationDecidedTable,
  ApplicationLineTable,
  ApplicationStepTable,
  ApplicationTable,
  ApplicationTicketTable,
  CreditLimitTable,
  InvoiceTable,
  LimitEntryTable,
  ReceiptTable,
  SignatureTable,
  SignRequestTable,
  TallyTable,
  TicketTable,
  TradeInvoiceTable,
} from './tables/instrument.ts'
import type { LoansTables } from './tables/loans.ts'
import type { OnboardingTables } from './tables/onboarding.ts'
import type {
  AuditHeadTable,
  AuditLogTable,
  CounterTable,
  IdempotencyTable,
  OutboxTable,
  PlatformPreviewTable,
  PlatformVersionTable,
  SettingTable,
} from './tables/record.ts'
import type { RedeemTables } from './tables/redeem.ts'
import type {
  DraftTable,
  EndedSessionTable,
  FileObjectTable,
  HolidayTable,
  JobLeaseTable,
  JobRunTable,
  JobTurnTable,
  KnownDeviceTable,
  MessageTable,
  NonceTable,
  PasswordFailureTable,
  PasswordKeyTable,
  SavedViewTable,
  SessionTable,
  SmsCodeTable,
} from './tables/service.ts'
import type { SharedTables } from './tables/shared.ts'
import type { UkeyTables } from './tables/ukey.ts'

/** A package adds its tables to its own interface. */
export interface Schema
  extends SharedTables,
    RedeemTables,
    FinanceTables,
    OnboardingTables,
    UkeyTables,
    DataTables,
    ExchangeTables,
    LoansTables,
    CreditTables {
  corp: CorpTable
  person: PersonTable
  corp_user: CorpUserTable
  role: RoleTable
  corp_user_role: CorpUserRoleTable
  menu: MenuTable
  role_menu: RoleMenuTable
  ukey: UkeyTable
  supplier: SupplierTable
  credit_limit: CreditLimitTable
  limit_entry: LimitEntryTable
  ticket: TicketTable
  application: ApplicationTable
  application_step: ApplicationStepTable
  application_ticket: ApplicationTicketTable
  application_line: ApplicationLineTable
  application_decided: ApplicationDecidedTable
  tally: TallyTable
  job_run: JobRunTable
  job_lease: JobLeaseTable
  job_turn: JobTurnTable
  saved_view: SavedViewTable
  receipt: ReceiptTable
  invoice: InvoiceTable
  trade_invoice: TradeInvoiceTable
  signature: SignatureTable
  sign_request: SignRequestTable
  message: MessageTable
  file_object: FileObjectTable
  draft: DraftTable
  holiday: HolidayTable
  session: SessionTable
  ended_session: EndedSessionTable
  password_failure: PasswordFailureTable
  password_key: PasswordKeyTable
  nonce: NonceTable
  sms_code: SmsCodeTable
  known_device: KnownDeviceTable
  idempotency: IdempotencyTable
  audit_log: AuditLogTable
  audit_head: AuditHeadTable
  outbox: OutboxTable
  counter: CounterTable
  setting: SettingTable
  platform_version: PlatformVersionTable
  platform_preview: PlatformPreviewTable
}
