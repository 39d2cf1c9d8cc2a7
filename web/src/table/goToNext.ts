import { copyKeys } from '../net/keys'
import { goTo } from '../ui/address'

/** To the table of the rematch: the same tokens open the same seats there. */
export function goToNext(table: string, next: string): void {
  copyKeys(table, next)
  goTo(`/t/${next}`)
}
