import { confirmAccepted } from '@/store/confirm/confirm'
import { formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { systemPaths } from '@/store/system/paths'
import { selectSledRows } from '@/store/system/sleds/sleds'
import { selectUninitializedSledRows } from '@/store/system/uninitialized-sleds/uninitialized-sleds'
import type { TestConsole } from './console'

export const SLEDS = systemPaths.sleds()
const SERIAL = 'BRM02222869'

type Actions = ReturnType<typeof selectSledRows>[number]['actions']

/**
 * An operator changes the provision policy of a sled, adds an uninitialized one, looks at the rack,
 * at a week of a silo's utilization, and at the issues. Returns the final state of the sleds.
 * Starts at `SLEDS`.
 */
export const lookAfterTheRack = async (console: TestConsole) => {
  const go = (to: string) => console.send(navigationRequested({ to }))
  const choose = async (actions: Actions | undefined) => {
    const event = actions?.[0]?.event
    if (!event) throw new Error('There is nothing to choose.')
    await console.send(event)
    // The question first finds out what would become of the instances on the sled.
    await console.settle()
    await console.send(confirmAccepted())
  }

  await choose(selectSledRows(console.state()).find(({ name }) => name === SERIAL)?.actions)
  await go(systemPaths.uninitializedSleds())
  const [waiting] = selectUninitializedSledRows(console.state())
  await choose(waiting?.actions)
  // From release 18 on, a form adds sleds.
  const form = 'rackSledsAdd'
  if (selectForm(console.state(), form)) await console.send(formSubmitted({ form }))
  await go(systemPaths.rack({ rackId: waiting?.rackId ?? '' }))
  await go(systemPaths.utilization())
  const [{ id: silo = '' } = {}] = Array.from(console.backend.backendState.db.silos.all())
  await go(`${systemPaths.utilization()}?tab=metrics&range=7d&silo=${silo}`)
  await console.advance(301_000)
  await go(systemPaths.issues())
  await go(SLEDS)
  return selectSledRows(console.state()).map(({ name, policy }) =>
    policy.kind === 'in_service' ? `${name} ${policy.provisionPolicy}` : `${name} ${policy.kind}`,
  )
}
