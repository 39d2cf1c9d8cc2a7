// To the table of the rematch: the same tokens open the same seats there.
import { copyKeys } from '../net/keys'

export function goToNext(table: string, next: string): void {
  copyKeys(table, next)
  location.assign(`/t/${next}`)
}
