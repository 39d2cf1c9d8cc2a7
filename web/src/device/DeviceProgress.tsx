// How far the engine of this device has come, or why it does not come: in the panel, and where its tables are opened.
import { useDevice } from './device'
import './device.css'
import { useDeviceText } from './text'
import { fill } from '../ui/text'

export function DeviceProgress() {
  const text = useDeviceText()
  const state = useDevice()
  switch (state.phase) {
    case 'loading':
      return (
        <>
          <progress value={state.done} max={state.total || 1} aria-label={text.title} />
          <p role="status">{fill(text.loading, { share: Math.floor((100 * state.done) / (state.total || 1)) })}</p>
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
