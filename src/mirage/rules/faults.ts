import { fail } from '../server/errors'

/** Responds with 500 if the object has the name that injects this fault; see faultNames. */
export const failWhenNamed = (name: string, faultName: string): void => {
  if (name === faultName) fail.internal()
}
