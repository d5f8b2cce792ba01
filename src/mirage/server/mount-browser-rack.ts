import { nameOf, releaseNamed, releaseNames } from './address'
import { scenarios, type ScenarioName } from '../seeds/scenarios'
import type { Backend } from './create'
import { restartAs } from './upgrade'

/** Options in the address that a new start keeps, as the console leaves its first address. */
const KEPT = ['scenario', 'seed', 'latency', 'chaos', 'chaos-for', 'skew', 'inspect']

/** What people may see and change of the rack that a page simulates. Releases go by their names. */
export const simulatedRack = (
  { backendState }: Backend,
  scenario: ScenarioName,
  location: Pick<Location, 'assign' | 'href'>,
) => {
  const started = new URL(location.href).searchParams
  const firstRelease = nameOf(scenarios[scenario].from)
  const present = () => nameOf(backendState.release)
  const withOptions = (to: string): URL => {
    const url = new URL(to, location.href)
    for (const option of KEPT) {
      const value = started.get(option)
      if (value !== null) url.searchParams.set(option, value)
    }
    return url
  }
  return {
    scenario,
    /** Oldest first. */
    releases: releaseNames,
    /** The first release that can have the scenario. */
    firstRelease,
    release: present,
    /** Changes the release of the running rack, as an update does. */
    change: (name: string): void => {
      const release = releaseNamed(name)
      if (release !== undefined) restartAs(backendState, release)
    },
    /** Loads the page with a new rack of a release. */
    startAnew: (name: string): void => {
      const url = withOptions(location.href)
      url.searchParams.set('release', name)
      location.assign(url)
    },
    /** The address of another page of the console that simulates the same rack, such as the login. */
    sameRack: (to: string): string => {
      const url = withOptions(to)
      if (present() !== firstRelease) url.searchParams.set('release', present())
      return url.pathname + url.search + url.hash
    },
  }
}
