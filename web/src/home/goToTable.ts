import type { Made } from '../net/api'
import { keepInvitation, keepToken } from '../net/keys'
import { goTo } from '../ui/address'

/** Keep what opens a table that was just made, and go there. */
export function goToTable(made: Made, search = ''): void {
  keepToken(made.table, made.token)
  keepInvitation(made.table, made.invitation)
  goTo(`/t/${made.table}${search}`)
}
