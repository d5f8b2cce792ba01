import { formatDeviceCode, isCompleteDeviceCode } from '@/lib/device-code'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { loginPaths } from '../paths'

export interface DeviceVerifyValues {
  /** The letters in their boxes, without the dash. */
  code: string
}

/**
 * Lets a device in that shows a code, such as a command-line tool, as whoever is signed in. The code
 * is no secret: by itself it opens nothing, and it holds for minutes.
 */
export const deviceVerifyForm = defineForm<DeviceVerifyValues>({
  name: 'deviceVerify',
  initial: () => ({ code: '' }),
  check: ({ code }) =>
    errorsOf({ code: isCompleteDeviceCode(code) ? undefined : 'Enter all 8 letters' }),
  toCommand: ({ code }) => ({
    endpoint: 'deviceAuthConfirm',
    args: { body: { userCode: formatDeviceCode(code) } },
  }),
  succeeded: () => ({ to: loginPaths.deviceSuccess() }),
  fieldErrors: ({ statusCode = 0 }) =>
    statusCode >= 400 && statusCode < 500 ? { code: 'Code is invalid' } : {},
})

export const useDeviceVerifyField = fieldHook(deviceVerifyForm)
