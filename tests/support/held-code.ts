import { vi } from 'vitest'
import * as lazyCodes from '@/ui/lazy/lazyCode'
import { codeToArrive } from './render'

let copies = 0

/**
 * A copy of the module of a widget, as a page has it whose full code is still on its way. `arrive` has
 * that come and be drawn.
 */
export const holdCode = async <Module>(path: string) => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const { lazyCode } = lazyCodes
  const spy = vi.spyOn(lazyCodes, 'lazyCode')
  spy.mockImplementation(fetchCode =>
    lazyCode(async () => {
      await released
      return fetchCode()
    }),
  )
  copies += 1
  const module = (await import(/* @vite-ignore */ `${path}?copy=${copies}`)) as Module
  spy.mockRestore()
  const arrive = async () => {
    release()
    await codeToArrive()
  }
  return { module, arrive }
}
