import type { Made } from '../net/api'
import { keepInvitation, keepToken } from '../net/keys'

/** Keep what opens a table that was just made, and go there. */
export function goToTable(made: Made, search = ''): void {
  keepToken(made.table, made.token)
  keepInvitation(made.table, made.invitation)
  location.assign(`/t/${made.table}${search}`)
}
