/** 凭证管理, where the receipts of the enterprise are. */
export const RECEIPTS = '/my/account/receipt'
export const receiptHref = (pkReceipt: string): string => `${RECEIPTS}?pkReceipt=${pkReceipt}`
