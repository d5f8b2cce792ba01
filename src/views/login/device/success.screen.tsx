import { Check } from 'lucide-react'
import { DevicePage } from './DevicePage'
import styles from './DevicePage.module.css'

/** Says that a device is logged in. The login continues on the device. */
function DeviceSuccessView() {
  return (
    <DevicePage>
      <div className={styles.done}>
        <Check size={20} />
      </div>
      <h1 className={styles.title}>Device logged in</h1>
      <p className={styles.note}>You can close this window</p>
    </DevicePage>
  )
}

export { DeviceSuccessView as View }
