/** Tables of the package loans, by name. */
export interface LoansTables {}
