// Where new tables are opened: at a server, or on this device. A static site has no server.
import { createStore, otherTabs } from '../ui/createStore'

/** Built for a host that only hands out files. */
export const IS_SITE = import.meta.env.MODE === 'site'

/** Of tables that no server knows; tablee.local.engine writes it. */
const PREFIX = 'here-'
const KEY = 'tablee.device'

const { useStored, tell } = createStore(otherTabs)

export const isHere = (table: string) => table.startsWith(PREFIX)

export function isOnDevice(): boolean {
  return IS_SITE || localStorage.getItem(KEY) === 'on'
}

export function useOnDevice(): boolean {
  return useStored(isOnDevice)
}

export function playOnDevice(isOn: boolean): void {
  if (isOn) localStorage.setItem(KEY, 'on')
  else localStorage.removeItem(KEY)
  tell()
}
