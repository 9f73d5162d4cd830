/** What the register of companies says of one. Days as ISO, an end of null: 长期. */
export interface RegisteredCompany {
  corpName: string
  legalPersonName: string
  regAddress: string
  scale: string
  licenceNo: string
  licenceFrom: string
  licenceTo: string | null
}

/** The port to the register of companies: asked, and answered at once. Absent: nothing is filled in. */
export interface CompanyRegistry {
  find(creditCode: string): Promise<RegisteredCompany | undefined>
}
