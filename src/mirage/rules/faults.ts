import { fail } from '../server/errors'

/** Fails with 500 when an object has the name that asks for it; see the sentinels. */
export const failWhenNamed = (name: string, faultName: string): void => {
  if (name === faultName) fail.internal()
}
