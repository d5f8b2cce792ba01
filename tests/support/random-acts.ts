import type { FormDefinition } from '@/store/forms/definition'
import { confirmAccepted, confirmDismissed } from '@/store/confirm/confirm'
import { connectionRetried } from '@/store/connection/connection'
import {
  formCancelled,
  formChanged,
  formDismissConfirmed,
  formDismissRefused,
  formDismissRequested,
  formRequested,
  formStartedOver,
  formSubmitted,
} from '@/store/forms/events'
import { selectOpenForms } from '@/store/forms/selectors'
import {
  guardAccepted,
  guardDismissed,
  navigationRequested,
  navigationRetried,
  navigationStayed,
  prefetchRequested,
  retryStopped,
} from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { pageRequested } from '@/store/paging/slice'
import { paletteClosed, paletteOpened, paletteToggled } from '@/store/palette/slice'
import { selectPaletteItems, selectScreenActions } from '@/store/palette/items'
import { THEMES, themeChosen } from '@/store/preferences/slice'
import { queriesReleased, queriesWanted, refreshRequested } from '@/store/queries/slice'
import { matchRoute } from '@/store/routing/match'
import type { RouteTable } from '@/store/routing/route'
import { signOutRequested } from '@/store/session/session'
import { copyRequested, saveRequested } from '@/store/tab/slice'
import { intervalChosen, updateRequested } from '@/store/time-range/events'
import { dialogs } from '@/routes'
import type { SettingsForms } from '@/store/settings/forms'
import type { SiloForms } from '@/store/silo/forms'
import type { TestConsole } from './console'
import type { Random } from './random'
import { namesIn, randomValue, SECRET } from './random-values'

/** Does one thing and returns its description; null if it was not possible. */
type Act = () => string | null | Promise<string>

/** The forms that need no project. */
const OUTSIDE_PROJECTS: Record<keyof (SiloForms & SettingsForms), true> = {
  accessAdd: true,
  accessEdit: true,
  imageDemote: true,
  imagePromote: true,
  imageUse: true,
  projectOpen: true,
  problemReport: true,
  sshKeyCreate: true,
}

/** What forms over a screen need to know, where its address does not say it. */
const NOTHING = 'nothing'
const MISSING_PARAMS = {
  floatingIp: NOTHING,
  group: NOTHING,
  id: NOTHING,
  identity: NOTHING,
  image: NOTHING,
  instance: NOTHING,
  make: 'disk',
}

/** Random user actions: whatever the tables, screens and forms offer at the moment. */
export const randomActs = (console: TestConsole, random: Random, table: RouteTable) => {
  const { chance, oneOf, below } = random
  const { app, state } = console
  const send: typeof app.send = event => app.send(event)

  const matched = () => {
    const place = selectLocation(state())
    return place && { place, match: matchRoute(app.routes, place.path, place.search) }
  }
  const known = () => [...namesIn(Object.values(state().api.queries).map(entry => entry?.data))]
  /** Possible values of a route parameter: names from the lists read so far. */
  const namesFor = (param: string) => {
    const lists = Object.values(state().api.queries).filter(entry =>
      entry?.endpointName?.toLowerCase().startsWith(param.toLowerCase()),
    )
    const found = [...namesIn(lists.map(entry => entry?.data))]
    return found.length > 0 ? found : [...known(), 'mock-project', 'rock-garden']
  }
  const offered = () => {
    const { place, match } = matched() ?? {}
    if (!place || !match) return []
    const actions = selectScreenActions(state(), app.screens, match)
    return selectPaletteItems(state(), match, place.path, actions)
  }
  /** A random URL of the route table, with names that may exist. */
  const address = () => {
    const { path } = oneOf(table)
    const params = matched()?.match?.params ?? {}
    const filled = path
      .replaceAll(/\{\/?\*?[^}]*\}/g, '')
      .replaceAll(/[:*](\w+)/g, (_, name: string) => {
        const present = chance(70) ? params[name] : undefined
        return encodeURIComponent(present ?? oneOf(namesFor(name)))
      })
    return chance(5) ? `${filled}/nowhere` : filled
  }

  const definitions = (): FormDefinition[] => [
    ...[...app.screens.values()].flatMap(({ form }) => form ?? []),
    ...[...app.dialogs.values()].map(({ form }) => form),
  ]
  const openForms = () => selectOpenForms(state()).map(({ context }) => context)

  const fill: Act = () => {
    const forms = openForms()
    if (forms.length === 0) return null
    const { form, values, initial, secret } = oneOf(forms)
    const field = oneOf(Object.keys(initial))
    if (field === undefined) return null
    const { files, filesReadLater } = definitions().find(({ name }) => name === form) ?? {}
    const isFile = field in { ...files, ...filesReadLater }
    const value = chance(10)
      ? initial[field]
      : secret.includes(field) && chance(50)
        ? SECRET
        : randomValue(random, initial[field] ?? values[field], known(), isFile)
    send(formChanged({ form, values: { [field]: value } }))
    return `${form}.${field} = ${JSON.stringify(value)?.slice(0, 40)}`
  }

  /** Fills the name fields with plausible values and submits the form. */
  const complete: Act = () => {
    const forms = openForms()
    if (forms.length === 0) return null
    const { form, initial } = oneOf(forms)
    if ('name' in initial && initial.name === '')
      send(formChanged({ form, values: { name: `made-${below(1_000)}` } }))
    send(formSubmitted({ form }))
    return `completes ${form}`
  }

  const ofForm: Act = () => {
    const forms = openForms()
    if (forms.length === 0) return null
    const event = oneOf([
      formSubmitted,
      formSubmitted,
      formSubmitted,
      formSubmitted,
      formDismissRequested,
      formDismissConfirmed,
      formDismissRefused,
      formCancelled,
      formStartedOver,
    ])
    const { form } = oneOf(forms)
    send(event({ form }))
    return `${event.type} ${form}`
  }

  const follow: Act = () => {
    const possible = offered().filter(({ reason }) => !reason)
    if (possible.length === 0) return null
    // Actions of the screen are more varied than those of every page.
    const { label, event, to } = oneOf(chance(80) ? possible.slice(0, -6) : possible) ?? {}
    if (label === undefined) return null
    if (event) send(event as never)
    else if (to !== undefined) send(navigationRequested({ to }))
    return `follows ${label}`
  }

  const doSomething: Act = () => {
    const items = offered().filter(({ event, reason }) => event && !reason)
    if (items.length === 0) return null
    const { label, event } = oneOf(items)
    send(event as never)
    return `does ${label}`
  }

  const simple = [
    () => confirmAccepted(),
    () => confirmAccepted(),
    () => confirmAccepted(),
    () => confirmDismissed(),
    () => guardAccepted(),
    () => guardDismissed(),
    () => navigationRetried(),
    () => navigationStayed(),
    () => retryStopped(),
    () => connectionRetried(),
    () => paletteToggled(),
    () => paletteOpened(),
    () => paletteClosed(),
    () => refreshRequested(),
    () => refreshRequested(),
    () => intervalChosen({ every: oneOf([0, 10_000, 60_000]) }),
    () => updateRequested(),
    () => themeChosen({ theme: oneOf(THEMES) }),
    () => copyRequested({ text: SECRET }),
    () => saveRequested({ name: 'rows.csv', type: 'text/csv', text: 'a,b' }),
    () => prefetchRequested({ to: address() }),
  ]

  const answerOrdinary: Act = () => {
    const event = oneOf(simple)()
    send(event)
    return event.type
  }

  const turnPage: Act = () => {
    const { match } = matched() ?? {}
    const queries = match?.chain.flatMap(route => route.queries?.(match.params) ?? []) ?? []
    if (queries.length === 0) return null
    const list = oneOf(queries)
    const direction = oneOf(['next', 'previous'] as const)
    if (chance(70)) send(pageRequested({ list, direction }))
    else if (chance(50)) send(queriesWanted({ owner: 'x', queries: [list] }))
    else send(queriesReleased({ owner: 'x' }))
    return `turns to the ${direction} page`
  }

  const requestForm: Act = () => {
    const params = matched()?.match?.params ?? {}
    const form = oneOf(Object.keys('project' in params ? dialogs : OUTSIDE_PROJECTS))
    send(formRequested({ form, params: { ...MISSING_PARAMS, ...params } }))
    return `asks for ${form}`
  }

  const signIn: Act = async () => {
    const form = 'loginLocal'
    if (!openForms().some(context => context.form === form)) return answerOrdinary() as string
    const password = oneOf(['granite', 'granite', 'bad', ''])
    send(formChanged({ form, values: { username: 'ada-quarry', password } }))
    send(formSubmitted({ form }))
    return 'signs in'
  }

  const surroundings: Act = async () => {
    const what = oneOf(['server', 'line', 'tab', 'session'])
    if (what === 'server') console.setServer(oneOf(['up', 'down', 'silent']))
    else if (what === 'line') await console.emit({ type: 'online', online: chance(60) })
    else if (what === 'tab') await console.emit({ type: 'visibility', visible: chance(70) })
    else if (chance(50)) await console.signOutElsewhere()
    else send(signOutRequested())
    return `${what} changes`
  }

  /** Repairs most of what went wrong. */
  const recover: Act = async () => {
    console.setServer('up')
    await console.emit({ type: 'online', online: true })
    await console.signInElsewhere()
    return 'all is well again'
  }

  const move: Act = () => {
    const delta = oneOf([-1, -1, -1, 1, -2])
    console.history.go(delta)
    return `goes ${delta}`
  }

  const go: Act = () => {
    const to = address()
    send(navigationRequested({ to, ...(chance(20) && { replace: true }) }))
    return `goes to ${to}`
  }

  const acts: [number, Act][] = [
    [9, go],
    [12, follow],
    [12, doSomething],
    [25, fill],
    [8, complete],
    [6, ofForm],
    [10, answerOrdinary],
    [3, turnPage],
    [4, requestForm],
    [4, move],
    [3, signIn],
    [2, surroundings],
    [4, recover],
  ]
  const total = acts.reduce((sum, [weight]) => sum + weight, 0)

  return () => {
    let left = below(total)
    const [, act] = acts.find(([weight]) => (left -= weight) < 0) ?? [0, go]
    return act()
  }
}
