// A picture of how it ended, to keep or to pass on: made here, sent nowhere.
import { useEffect, useState } from 'react'
import { useLanguage } from '../ui/language'
import { seatTitle } from '../ui/names'
import { fill, useText } from '../ui/text'
import type { Result } from '../wire'
import { drawPicture } from './drawPicture'

interface Props {
  /** The last position, as the server draws it. */
  svg: string
  slug: string
  hue: number
  title: string
  headline: string
  sentence: string
  result: Result
  /** There are no scores to set against each other. */
  isCommon: boolean
}

interface Made {
  file: File
  address: string
}

const canShare = (file: File) => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

export function SharePicture({ svg, slug, hue, title, headline, sentence, result, isCommon }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const [made, setMade] = useState<Made | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const names = result.scores.map((score, seat) => {
    const name = seatTitle(seat, language)
    return isCommon ? name : `${name} ${score}`
  })
  const people = names.join(' · ')
  const alt = fill(text.pictureAlt, { game: title, words: `${headline} ${people}` })
  useEffect(() => {
    let address: string | null = null
    let isLeft = false
    drawPicture({ svg, hue, title, headline, sentence, people })
      .then((blob) => {
        if (isLeft) return
        address = URL.createObjectURL(blob)
        setMade({ file: new File([blob], `tablee-${slug}.png`, { type: 'image/png' }), address })
      })
      .catch(() => {
        if (!isLeft) setHasFailed(true)
      })
    return () => {
      isLeft = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [svg, slug, hue, title, headline, sentence, people])
  if (hasFailed) return <p role="alert">{text.pictureFailed}</p>
  if (!made) return <p role="status">{text.loading}</p>
  return (
    <figure className="over-picture">
      <img src={made.address} alt={alt} />
      <figcaption className="over-ways">
        <a className="button" href={made.address} download={made.file.name}>
          {text.pictureSave}
        </a>
        {canShare(made.file) && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              // Who closes the sheet has not failed at anything.
              navigator.share({ files: [made.file], title, text: alt }).catch(() => undefined)
            }}
          >
            {text.pictureShare}
          </button>
        )}
      </figcaption>
    </figure>
  )
}
