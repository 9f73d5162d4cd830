/** What a page keeps free at its very end below 640 px, so that the side bar's ball covers nothing there (1.4.10). */
export const sideBarReserve = '80px'
