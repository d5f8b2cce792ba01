import type { ActionViewModel } from '@/store/commands/action'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { requestForm } from '@/store/system/forms'
import { systemPaths } from '@/store/system/paths'
import { selectSiloIpPoolRows } from '@/store/system/silo-ip-pools/silo-ip-pools'
import { selectSiloQuotas } from '@/store/system/silo-quotas/silo-quotas'
import type { TestConsole } from './console'

const silo = 'quarry'
const pool = 'quarry-pool'

export const OPERATOR_JOB_START = systemPaths.silos()

/** Strings that must not occur in the log. */
export const SECRETS = { key: 'the private key of the quarry', metadata: '<EntityDescriptor/>' }

/** The files chosen by the job, for `startConsole`. */
export const operatorFiles = (pair: { cert: string; key: string }) => ({
  cert: pair.cert,
  key: pair.key,
  signing: SECRETS.key,
  metadata: SECRETS.metadata,
})

type Files = ReturnType<typeof operatorFiles>

const go = (console: TestConsole, to: string) => console.send(navigationRequested({ to }))

const send = async (console: TestConsole, form: string, values: Record<string, unknown>) => {
  await console.send(formChanged({ form, values }))
  await console.send(formSubmitted({ form }))
}

const act = async (console: TestConsole, actions: readonly ActionViewModel[], id: string) => {
  const action = actions.find(each => each.id === id)
  if (!action?.event || action.reason) throw new Error(`${id} is not possible now.`)
  await console.send(action.event)
  if (action.event.type === 'confirm/requested') await console.send(confirmAccepted())
}

const createSilo = async (console: TestConsole, files: Files) => {
  const fileOf = (id: keyof Files) => ({ id, name: `${id}.pem`, size: files[id].length })
  await go(console, systemPaths.siloCreate())
  await console.send(requestForm('siloCertificateAdd'))
  const [cert, key] = [fileOf('cert'), fileOf('key')]
  await send(console, 'siloCertificateAdd', { name: 'wildcard', cert, key })
  await send(console, 'siloCreate', { name: silo, cpus: 8, memory: 32, storage: 100 })
}

const createPool = async (console: TestConsole) => {
  await go(console, systemPaths.ipPoolCreate())
  await send(console, 'ipPoolCreate', { name: pool })
  await go(console, systemPaths.ipPoolRangeAdd({ pool }))
  await send(console, 'ipPoolRangeAdd', { first: '10.0.0.20', last: '10.0.0.30' })
  await send(console, 'ipPoolRangeAdd', { first: '192.0.2.1', last: '192.0.2.100' })
  await console.send(requestForm('ipPoolSiloLink', { pool }))
  await send(console, 'ipPoolSiloLink', { silo })
}

const addProvider = async (console: TestConsole, files: Files) => {
  const metadataXml = { id: 'metadata', name: 'idp.xml', size: files.metadata.length }
  await go(console, systemPaths.identityProviderCreate({ silo }))
  await console.send(
    formChanged({ form: 'identityProviderCreate', values: { metadataSource: 'xml' } }),
  )
  const values = {
    name: 'idp',
    technicalContactEmail: 'ops@rack.example',
    spClientId: 'basalt',
    sloUrl: 'https://rack.example/slo',
    idpEntityId: 'https://idp.example',
  }
  await send(console, 'identityProviderCreate', { ...values, metadataXml })
  // The file was invalid: use a URL instead.
  await console.send(
    formChanged({ form: 'identityProviderCreate', values: { metadataSource: 'url' } }),
  )
  await send(console, 'identityProviderCreate', { metadataUrl: 'https://idp.example/metadata' })
}

/** Sets up a silo from scratch: silo, pool with a range, identity provider, other quotas. */
export const doOperatorJob = async (console: TestConsole, files: Files) => {
  await createSilo(console, files)
  await createPool(console)
  await go(console, systemPaths.silo({ silo }))
  const [linked] = selectSiloIpPoolRows(console.state(), { silo })
  await act(console, linked?.actions ?? [], 'default')
  await addProvider(console, files)
  await console.send(requestForm('siloQuotasEdit', { silo }))
  await send(console, 'siloQuotasEdit', { memory: 64 })
  return {
    quotas: selectSiloQuotas(console.state(), { silo })?.rows.map(({ quota }) => quota),
    pools: selectSiloIpPoolRows(console.state(), { silo }).map(({ name, isDefault }) => [
      name,
      isDefault,
    ]),
  }
}
