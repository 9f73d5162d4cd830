/** What the ways to sign in have in common is typed once and carried over between the tabs (3.3.7). */
export interface Account {
  corpName: string
  mobile: string
}

export interface AccountProps {
  account: Account
  onAccountChange: (account: Account) => void
}
