// How far the engine of this device has come, or why it does not come: in the panel, and where its tables are opened.
import { useDevice } from './device'
import './device.css'
import { useDeviceText } from './text'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'

const MB = 1e6

export function DeviceProgress() {
  const text = useDeviceText()
  const [language] = useLanguage()
  const state = useDevice()
  const amount = (bytes: number) => (bytes / MB).toLocaleString(language, { maximumFractionDigits: 1 })
  switch (state.phase) {
    case 'loading':
      return (
        <>
          <progress value={state.done} max={state.total || 1} aria-label={text.title} />
          <p role="status">{fill(text.loading, { done: amount(state.done), total: amount(state.total) })}</p>
        </>
      )
    case 'waking':
      return (
        <>
          <progress aria-label={text.title} />
          <p role="status">{text.waking}</p>
        </>
      )
    case 'failed':
      return <p role="alert">{text[state.why]}</p>
    default:
      return null
  }
}
