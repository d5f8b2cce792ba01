import type { Query } from '@/api/operations/table'
import { Check } from 'lucide-react'
import { useSupports } from '@/store/release/release'
import { accountOperations } from '@/api/operations/account'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { authSettingsQuery } from '@/store/silo/identities/queries'
import { selectLongestLife } from '@/store/silo/sign-in-settings/rules'
import { Text } from '@/ui/Layout/Layout'
import { DevicePage } from './DevicePage'
import styles from './DevicePage.module.css'

const NOTHING: readonly Query[] = []

/** Says that a device is logged in. The login continues on the device. */
function DeviceSuccessView() {
  useQueries(useSupports('authSettings') ? [authSettingsQuery] : NOTHING)
  const life = useAppSelector(selectLongestLife)
  return (
    <DevicePage>
      <div className={styles.done}>
        <Check size={20} />
      </div>
      <h1 className={styles.title}>Device logged in</h1>
      <Text as="p" color="text-muted" textWrap="pretty">
        You can close this window
      </Text>
      <Text as="p" color="text-muted" textWrap="pretty" role="status">
        {life && `The token lasts at most ${life}.`}
      </Text>
    </DevicePage>
  )
}

export { accountOperations as operations, DeviceSuccessView as View }
