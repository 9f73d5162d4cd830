import type { PackPayload } from '@jinpiao/contract/packPayload'

/** A complete pack; parties, files and invoices are given by the caller. */
export const packLine = (file: string, changes: Partial<PackPayload> = {}): PackPayload => ({
  packName: '2026年第四季度资料',
  pkParty: '',
  fkCore: '',
  remark: '',
  auth: [{ authKind: 'CREDIT_INQUIRY', validTo: '2099-12-31', fileIds: [file] }],
  contracts: [
    {
      contractNo: 'HT-2026-0188',
      contractName: '精铸件采购合同',
      buyerName: '华岳重工股份有限公司',
      sellerName: '江城精铸有限公司',
      contractAmount: '860000.00',
      signedDate: '2026-09-01',
      contractEndDate: '',
      fileIds: [file],
    },
  ],
  invoices: [],
  others: [{ materialKind: 'FUND_FLOW', materialNote: '', fileIds: [file] }],
  ...changes,
})
