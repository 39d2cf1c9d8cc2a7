// After the game: whose home each cocoon is, whom it held, and what lay on the floor.
import { sayList } from '../../ui/sayList'
import type { Language } from '../board'
import { GuardianArt } from './art/GuardianArt'
import { LABELS } from './facts'
import { cocoonOf, numberOf, type View } from './pieces'
import type { Lying } from './playback'
import { say } from './text'
import { upper } from '../../ui/naming'
import type { Slot, Truth } from './wire'

/** A slot with everything that lay on it, the guardian below its trap too. */
export function lyingIn(slot: Slot): Lying {
  if (slot.trap) return { what: 'trap', trap: slot.trap, guardian: slot.guardian ?? null }
  if (slot.guardian) return { what: 'guardian', guardian: slot.guardian }
  return { what: slot.is_start ? 'start' : slot.has_token ? 'token' : 'empty' }
}

export function TruthPanel({ view, truth, language }: { view: View; truth: Truth; language: Language }) {
  return (
    <section className="cocoons-panel cocoons-truth">
      <table>
        <caption>{say(language, 'truth')}</caption>
        <thead>
          <tr>
            <th scope="col">{say(language, 'truthCocoon')}</th>
            <th scope="col">{say(language, 'truthHome')}</th>
            <th scope="col">{say(language, 'truthHeld')}</th>
            <th scope="col">{say(language, 'truthIs')}</th>
          </tr>
        </thead>
        <tbody>
          {LABELS.map((label) => {
            const own = truth.identities[numberOf(label)]
            const { holds } = cocoonOf(view, label)
            const isWrong = truth.wrong.includes(label)
            return (
              <tr key={label} className={isWrong ? 'cocoons-row-wrong' : ''}>
                <th scope="row">{label}</th>
                <td>
                  {own && (
                    <>
                      <span className="cocoons-portrait">
                        <GuardianArt guardian={own} />
                      </span>{' '}
                      {upper(say(language, own))}
                    </>
                  )}
                </td>
                <td>
                  {holds.length > 0
                    ? upper(
                        sayList(
                          holds.map((each) => say(language, each)),
                          language,
                        ),
                      )
                    : say(language, 'nobody')}
                </td>
                <td>
                  <b>{isWrong ? '✗' : '✓'}</b>{' '}
                  {say(language, !isWrong ? 'right' : holds.length > 0 ? 'wrong' : 'holdsNone')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
