import { TriangleAlert } from 'lucide-react'
import { isCompleteDeviceCode } from '@/lib/device-code'
import { useForm } from '@/store/forms/hooks'
import { deviceVerifyForm, useDeviceVerifyField } from '@/store/login/device/verify.form'
import { Button } from '@/ui/Button/Button'
import { DeviceCodeField } from '@/ui/DeviceCodeField/DeviceCodeField'
import { Form } from '@/ui/Form/Form'
import { DevicePage } from './DevicePage'
import styles from './DevicePage.module.css'

/** Takes the code that a device shows, and lets that device in. */
export function DeviceVerifyView() {
  const form = useForm(deviceVerifyForm)
  const { value, error, isDisabled, onChange } = useDeviceVerifyField('code')
  const isComplete = isCompleteDeviceCode(value)
  const failure = error ?? form.failure?.message
  return (
    <DevicePage>
      <h1 className={styles.title}>Device authentication</h1>
      <p className={styles.note}>
        Enter the code that your device shows. Go on only if you have just started the login there
        yourself.
      </p>
      <Form
        className={styles.form}
        onSubmit={form.submit}
        refusals={form.refusals}
        isBlocked={form.isPending || !isComplete}
      >
        <DeviceCodeField
          value={value}
          onChange={onChange}
          isDisabled={isDisabled}
          isInvalid={error !== undefined}
        />
        <Button type="submit" tone="primary" isPending={form.isPending} isDisabled={!isComplete}>
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
