// What the form of a new table says beside the names of options.
import { makeSay } from '../../../ui/makeSay'

const en = {
  colours: 'Colours',
  byLot: 'by lot',
}

const fr: Record<keyof typeof en, string> = {
  colours: 'Couleurs',
  byLot: 'tirage au sort',
}

export type FormKey = keyof typeof en
export const sayForm = makeSay<FormKey>({ en, fr }, {})
