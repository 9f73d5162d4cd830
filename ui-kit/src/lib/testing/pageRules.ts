/** Rules of axe about a page, which a component alone is not: the sweep asks them of the portal's pages. */
export const pageRules = ['region', 'bypass', 'landmark-one-main', 'page-has-heading-one', 'document-title']
