import { TriangleAlert } from 'lucide-react'
import { machines, watchDeviceLogin } from '@/store/login/device/device-login.saga'
import {
  deviceCodeChanged,
  deviceCodeSubmitted,
  selectDeviceLogin,
} from '@/store/login/device/device-login'
import { selectCurrentUser } from '@/store/session/session'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { DeviceCodeField } from '@/ui/DeviceCodeField/DeviceCodeField'
import { Form } from '@/ui/Form/Form'
import { Text } from '@/ui/Layout/Layout'
import { DevicePage } from './DevicePage'
import styles from './DevicePage.module.css'

/** Takes the code that a device shows, and logs that device in. */
function DeviceVerifyView() {
  const send = useSend()
  const user = useAppSelector(selectCurrentUser)
  const { code, failure, ...login } = useAppSelector(selectDeviceLogin)
  return (
    <DevicePage>
      <h1 className={styles.title}>Device authentication</h1>
      <Text as="p" color="text-muted" textWrap="pretty">
        Enter the code that your device shows. Continue only if you have just started the login
        there yourself.
      </Text>
      {user && (
        <Text as="p" color="text-muted" textWrap="pretty">
          Signed in as <strong>{user.displayName}</strong> in silo {user.siloName}
        </Text>
      )}
      <Form
        className={styles.form}
        onSubmit={() => send(deviceCodeSubmitted())}
        failedSubmits={login.failedSubmits}
        isBlocked={!login.isReady}
      >
        <DeviceCodeField
          value={code}
          onType={typed => send(deviceCodeChanged(typed))}
          isDisabled={login.isBusy}
          isInvalid={login.isRefused}
        />
        <Button
          type="submit"
          tone="primary"
          isPending={login.isBusy}
          isDisabled={!login.isReady && !login.isBusy}
        >
          Log in on device
        </Button>
      </Form>
      <p className={styles.failure} role="alert">
        {failure && (
          <>
            <TriangleAlert size={16} />
            {failure}
          </>
        )}
      </p>
    </DevicePage>
  )
}

const sagas = [watchDeviceLogin]

export { machines, sagas, DeviceVerifyView as View }
