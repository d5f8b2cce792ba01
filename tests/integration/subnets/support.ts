import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { selectSubnetRows } from '@/store/project/subnets/subnets'
import type { TestConsole } from '#tests/support/console'

export const PROJECT = 'mock-project'
/** A VPC with one subnet, two routers and two gateways. */
export const VPC = 'mock-vpc'
export const PLACE = `/projects/${PROJECT}/vpcs/${VPC}`

export const subnetRows = (console: TestConsole) =>
  selectSubnetRows(console.state(), { project: PROJECT, vpc: VPC })

export const subnetRow = (console: TestConsole, name: string) => {
  const row = subnetRows(console).find(each => each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

/** Fills in a form and submits it. */
export const send = async (
  console: Pick<TestConsole, 'send'>,
  form: string,
  values: Record<string, unknown>,
) => {
  await console.send(formChanged({ form, values }))
  await console.send(formSubmitted({ form }))
}

export const contextOf = (console: TestConsole, form: string) => {
  const context = selectForm(console.state(), form)?.context
  if (!context) throw new Error(`The form ${form} is not open.`)
  return context
}

export const pathOf = (console: Pick<TestConsole, 'history'>) => console.history.current().path

/** The URL and body of the last request with this method. */
export const lastSent = (console: TestConsole, method: string) => {
  const request = console.requests.findLast(each => each.method === method)
  return { url: request?.url, body: JSON.parse(String(request?.body ?? 'null')) as unknown }
}

/** A server that responds to this method with 500, as the real one does for a taken name. */
export const failing =
  (method: string) =>
  (request: {
    method: string
  }): Promise<{
    status: number
    headers: Record<string, string>
    body: string
  }> | null =>
    request.method === method
      ? Promise.resolve({
          status: 500,
          headers: { 'content-type': 'application/json' },
          body: '{"request_id":"r","error_code":"Internal","message":"Internal Server Error"}',
        })
      : null
