import { put, select, take, takeEvery } from 'typed-redux-saga'
import { formAdjusted, formChanged, formOpened } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { keptDataCleared } from '@/store/preferences/slice'
import { selectOwner, sessionEstablished } from '@/store/session/session'
import { services } from '@/store/setup/effects'
import { keptList } from '@/store/setup/kept-list'
import { asCodeForm, INITIAL, type AsCodeValues } from './as-code.form'
import { AS_CODE } from './forms'

/** The storage key of the options, which a person has for all projects. */
const OPTIONS_KEY = 'basalt-as-code'

type Kept = Partial<AsCodeValues>

const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  purpose: ['manage', 'copy'],
  instances: ['script', 'restart', 'leaveOut'],
  outside: ['auto', 'names', 'ids'],
  tab: ['terraform', 'cli', 'json'],
  layout: ['one', 'separate'],
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([field, kept]) =>
      asCodeForm.passing?.includes(field) === true &&
      field !== 'left' &&
      typeof kept === typeof Reflect.get(INITIAL, field) &&
      (CHOICES[field]?.includes(kept) ?? true),
  )

const options = keptList('local', OPTIONS_KEY, 1, isKept)

/** The options that differ from those that the dialog has at first. */
const chosenIn = (values: AsCodeValues): Kept =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        field !== 'left' &&
        asCodeForm.passing?.includes(field) === true &&
        value !== Reflect.get(INITIAL, field),
    ),
  )

/** Gives the dialog the options that its user has chosen before, whatever it shows, and keeps them. */
export function* watchAsCodeOptions() {
  if ((yield* select(selectOwner)) === null) yield* take(sessionEstablished)
  const { ports } = yield* services()
  const user = yield* select(selectOwner)
  if (user === null) return
  yield* takeEvery(formOpened, function* ({ payload: { form } }) {
    if (form !== AS_CODE) return
    const [values] = ports.validateSecret(() => options.read(ports.storage, user))
    if (values) yield* put(formAdjusted({ form, values: { ...values } }))
  })
  yield* takeEvery(formChanged, function* ({ payload: { form } }) {
    if (form !== AS_CODE) return
    const { values } = (yield* select(selectForm, form))?.context ?? {}
    const chosen = chosenIn({ ...INITIAL, ...values })
    options.write(ports.storage, user, Object.keys(chosen).length > 0 ? [chosen] : [])
  })
  yield* takeEvery(keptDataCleared, () => options.write(ports.storage, user, []))
}
