import { screen, within } from '@testing-library/react'
import { NEWEST } from '@/api/releases/ladder'
import { panelChanged } from '@/store/explorer/events'
import { showConsole } from '#tests/support/shown-console'

export const IN_PROJECT = '/projects/mock-project/metrics'

export const CPU =
  'get virtual_machine:vcpu_usage | filter state == "run" | align mean_within($period) | group_by [instance_id], sum'

/** Shows the metrics of the demo's project, or those of another address. */
export const open = async (
  path = IN_PROJECT,
  options: Omit<Parameters<typeof showConsole>[0], 'path'> = {},
) => {
  const shown = await showConsole({ path, release: NEWEST, ...options })
  await shown.settle()
  const press = async (name: string | RegExp, scope: HTMLElement = document.body) => {
    await shown.user.click(within(scope).getByRole('button', { name }))
    await shown.settle()
  }
  const choose = async (menu: string | RegExp, item: string) => {
    await press(menu)
    await shown.user.click(await screen.findByRole('menuitem', { name: item }))
    await shown.settle()
  }
  /** Changes the text of the panel that is edited, as the editor does. */
  const type = async (query: string) => {
    const panel = shown.state().actors.metricsExplorer?.context.edited ?? ''
    await shown.send(panelChanged({ panel, change: { query } }))
    await shown.settle()
  }
  return {
    ...shown,
    press,
    choose,
    type,
    /** The texts that were sent, in order, without what the sidebar counts as issues. */
    sent: () =>
      shown.requests
        .filter(({ url }) => url.includes('timeseries/query'))
        .map(({ body }) => (JSON.parse(String(body)) as { query: string }).query)
        .filter(query => !query.includes('virtual_machine:check')),
    search: () =>
      new URLSearchParams(shown.state().actors.navigation?.context.location?.search ?? ''),
    panels: () => screen.getAllByRole('region').filter(each => each.hasAttribute('aria-busy')),
  }
}
