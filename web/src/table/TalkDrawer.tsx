// Ready-made signs for everybody who sits, free words where the table was made for them.
import { useState } from 'react'
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'
import type { Eye, FromClient } from '../wire'
import { EMOTE_ICONS, EMOTES, wordsOf } from './emotes'

const LONGEST_SAYING = 280

interface Props {
  now: TableNow
  eye: Eye
  folder: GameFolder
  send: (message: FromClient) => void
}

export function TalkDrawer({ now, eye, folder, send }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const { seat } = eye
  return (
    <>
      {seat === null ? (
        <p>{text.talkWatch}</p>
      ) : (
        <>
          <ul className="emotes">
            {EMOTES.map((emote) => (
              <li key={emote}>
                <button
                  type="button"
                  className="quiet"
                  onClick={() => {
                    send({ type: 'emote', seat, emote })
                  }}
                >
                  <Icon name={EMOTE_ICONS[emote]} /> {text.emotes[emote]}
                </button>
              </li>
            ))}
          </ul>
          {now.house.chat && (
            <SayBox
              say={(words) => {
                send({ type: 'say', seat, text: words })
              }}
            />
          )}
        </>
      )}
      {now.talk.length === 0 ? (
        <p>{text.talkNone}</p>
      ) : (
        <ol className="talk">
          {now.talk
            .map((talk) => (
              <li key={talk.number}>
                <b>{folder.seatName(eye.view, talk.seat, language)}</b> {wordsOf(talk, text.emotes)}
              </li>
            ))
            .reverse()}
        </ol>
      )}
    </>
  )
}

function SayBox({ say }: { say: (words: string) => void }) {
  const text = useText()
  const [words, setWords] = useState('')
  return (
    <form
      className="say"
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() === '') return
        say(words.trim())
        setWords('')
      }}
    >
      <input
        value={words}
        maxLength={LONGEST_SAYING}
        aria-label={text.sayBox}
        placeholder={text.sayBox}
        autoComplete="off"
        onChange={(event) => {
          setWords(event.target.value)
        }}
      />
      <button type="submit">{text.say}</button>
    </form>
  )
}
