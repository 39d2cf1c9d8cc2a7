// Play without a server: what it is, how far it has come, and the way back.
import { IS_SITE, playOnDevice, useOnDevice } from './place'
import { device, useDevice } from './device'
import './device.css'
import { KeepTables } from './KeepTables'
import { useDeviceText } from './text'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'

const MB = 1e6
/** What travels, packed; the build says exactly how much. */
const SIZE_MB = 7

export function DevicePanel() {
  const text = useDeviceText()
  const [language] = useLanguage()
  const isOn = useOnDevice()
  const state = useDevice()
  const begin = () => {
    playOnDevice(true)
    device().catch(() => undefined)
  }
  const amount = (bytes: number) => (bytes / MB).toLocaleString(language, { maximumFractionDigits: 1 })
  return (
    <section className="device" aria-labelledby="device" data-testid="device" data-phase={state.phase}>
      <h2 id="device">{text.title}</h2>
      <p>{IS_SITE ? text.siteLine : text.line}</p>
      {state.phase === 'off' && <p className="device-size">{fill(text.size, { size: SIZE_MB })}</p>}
      {state.phase === 'loading' && (
        <>
          <progress value={state.done} max={state.total || 1} aria-label={text.title} />
          <p role="status">{fill(text.loading, { done: amount(state.done), total: amount(state.total) })}</p>
        </>
      )}
      {state.phase === 'waking' && (
        <>
          <progress aria-label={text.title} />
          <p role="status">{text.waking}</p>
        </>
      )}
      {state.phase === 'ready' && isOn && <p role="status">{text.ready}</p>}
      {state.phase === 'failed' && <p role="alert">{text[state.why]}</p>}
      <div className="device-ways">
        {(!isOn || state.phase === 'off') && (
          <button type="button" onClick={begin}>
            {text.begin}
          </button>
        )}
        {state.phase === 'failed' && isOn && (
          <button type="button" onClick={begin}>
            {text.again}
          </button>
        )}
        {isOn && !IS_SITE && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              playOnDevice(false)
            }}
          >
            {text.off}
          </button>
        )}
        {state.phase === 'ready' && <KeepTables />}
      </div>
    </section>
  )
}
