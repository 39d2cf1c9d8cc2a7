// Play without a server: what it is, how far it has come, and the way back.
import { IS_SITE, playOnDevice, useOnDevice } from './place'
import { device, useDevice } from './device'
import './device.css'
import { DeviceProgress } from './DeviceProgress'
import { KeepTables } from './KeepTables'
import { useDeviceText } from './text'
import { fill } from '../ui/text'

/** What travels, packed; the build says exactly how much. */
const SIZE_MB = 7

export function DevicePanel() {
  const text = useDeviceText()
  const isOn = useOnDevice()
  const state = useDevice()
  const begin = () => {
    playOnDevice(true)
    device().catch(() => undefined)
  }
  return (
    <section className="device" aria-labelledby="device" data-testid="device" data-phase={state.phase}>
      <h2 id="device">{text.title}</h2>
      <p>{IS_SITE ? text.siteLine : text.line}</p>
      {state.phase === 'off' && <p className="device-size">{fill(text.size, { size: SIZE_MB })}</p>}
      <DeviceProgress />
      {state.phase === 'ready' && isOn && <p role="status">{text.ready}</p>}
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
