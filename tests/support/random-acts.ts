import type { FormDefinition } from '@/store/forms/definition'
import { confirmAccepted, confirmDismissed } from '@/store/confirm/events'
import { connectionRetried } from '@/store/connection/events'
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
import { selectPlace } from '@/store/navigation/selectors'
import { pageRequested } from '@/store/paging/events'
import { paletteClosed, paletteOpened, paletteToggled } from '@/store/palette/events'
import { selectPaletteItems, selectScreenActions } from '@/store/palette/items'
import { THEMES, themeChosen } from '@/store/preferences/slice'
import { queriesReleased, queriesWanted, refreshRequested } from '@/store/queries/events'
import { matchRoute } from '@/store/routing/match'
import type { RouteTable } from '@/store/routing/route'
import { signOutRequested } from '@/store/session/events'
import { copyRequested, saveRequested } from '@/store/tab/events'
import { updatesPaused, updatesResumed } from '@/store/time-range/events'
import type { TestConsole } from './console'
import type { Random } from './random'
import { namesIn, randomValue } from './random-values'

/** Does one thing and says what; null where there was nothing to do it to. */
type Act = () => string | null | Promise<string>

/** What there is to do in a console: whatever its tables, its screens and its forms offer just now. */
export const randomActs = (console: TestConsole, random: Random, table: RouteTable) => {
  const { chance, oneOf, below } = random
  const { app, state } = console
  const send: typeof app.send = event => app.send(event)

  const matched = () => {
    const place = selectPlace(state())
    return place && { place, match: matchRoute(app.routes, place.path, place.search) }
  }
  const known = () => [
    ...namesIn(Object.values(state().api.queries).map(entry => entry?.data)),
    'mock-project',
    'rock-garden',
  ]
  const offered = () => {
    const { place, match } = matched() ?? {}
    if (!place || !match) return []
    const actions = selectScreenActions(state(), app.screens, match)
    return selectPaletteItems(state(), match, place.path, actions)
  }
  /** An address of some route, with names in it that may be there. */
  const address = () => {
    const { path } = oneOf(table)
    const params = matched()?.match?.params ?? {}
    const names = known()
    const filled = path
      .replaceAll(/\{\/?\*?[^}]*\}/g, '')
      .replaceAll(/[:*](\w+)/g, (_, name: string) => {
        const name_ = chance(70) ? params[name] : undefined
        return encodeURIComponent(name_ ?? oneOf(names))
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
    const { form, values, initial } = oneOf(forms)
    const field = oneOf(Object.keys(initial))
    if (field === undefined) return null
    const { files = [], filesReadLater = [] } =
      definitions().find(({ name }) => name === form) ?? {}
    const isFile = [...files, ...filesReadLater].includes(field)
    const value = chance(10)
      ? initial[field]
      : randomValue(random, initial[field] ?? values[field], known(), isFile)
    send(formChanged({ form, values: { [field]: value } }))
    return `${form}.${field} = ${JSON.stringify(value)?.slice(0, 40)}`
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
    const items = offered().filter(({ reason }) => !reason)
    if (items.length === 0) return null
    const { label, event, to } = oneOf(items)
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
    () => updatesPaused(),
    () => updatesResumed(),
    () => themeChosen({ theme: oneOf(THEMES) }),
    () => copyRequested({ text: 'hunter2' }),
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
    const names = [...app.dialogs.keys(), ...DIALOGS]
    const form = oneOf(names)
    send(formRequested({ form, params: matched()?.match?.params ?? {} }))
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
    const what = below(12)
    if (what < 3) console.turn('up')
    else if (what === 3) console.turn('down')
    else if (what === 4) console.turn('silent')
    else if (what < 7) await console.tell({ type: 'online', online: chance(60) })
    else if (what < 10) await console.tell({ type: 'visibility', visible: chance(70) })
    else if (what === 10) await console.signOutElsewhere()
    else send(signOutRequested())
    return `surroundings ${what}`
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
    [12, go],
    [12, follow],
    [10, doSomething],
    [22, fill],
    [8, ofForm],
    [12, answerOrdinary],
    [4, turnPage],
    [4, requestForm],
    [8, move],
    [4, signIn],
    [4, surroundings],
  ]
  const total = acts.reduce((sum, [weight]) => sum + weight, 0)

  return () => {
    let left = below(total)
    const [, act] = acts.find(([weight]) => (left -= weight) < 0) ?? [0, go]
    return act()
  }
}

const DIALOGS = ['diskCreate', 'sshKeyCreate', 'networkInterfaceCreate', 'snapshotCreate']
