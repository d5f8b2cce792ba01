import { fail } from '../server/errors'

/** Fails with 500 when an object has the name that asks for it; see the sentinels. */
export const failWhenNamed = (name: string, sentinel: string): void => {
  if (name === sentinel) fail.internal()
}
