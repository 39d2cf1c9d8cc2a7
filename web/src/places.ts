// The parts of the page that not everybody needs at once.
import { lazy } from 'react'

const table = () => import('./table/TablePage')
const replay = () => import('./replay/ReplayPage')
const form = () => import('./home/NewTable')

export const TablePage = lazy(() => table().then((page) => ({ default: page.TablePage })))
export const ReplayPage = lazy(() => replay().then((page) => ({ default: page.ReplayPage })))
export const NewTable = lazy(() => form().then((page) => ({ default: page.NewTable })))

/** From the shelf one comes to the form and to a table: their code, before it is asked for. */
export async function loadNextPlaces(): Promise<void> {
  await Promise.all([form(), table()])
}
