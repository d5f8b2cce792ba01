import { put, select, takeEvery } from 'typed-redux-saga'
import { commandSucceeded } from '@/store/commands/events'
import { selectLocation } from '@/store/navigation/selectors'
import { services } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import {
  COLUMNS_KEY,
  columnsChosen,
  columnsRestored,
  keptDataCleared,
  SINGLE_KEYS_KEY,
  singleKeysChosen,
  THEME_KEY,
  themeChosen,
  THEMES,
  scrollKey,
} from './slice'

/**
 * The history entries that browsers keep per tab, and so the most that the user can have gone back.
 */
const HISTORY_LENGTH = 50

function* forgetScroll() {
  const { ports } = yield* services()
  const { historyIndex = 0 } = (yield* select(selectLocation)) ?? {}
  for (let each = 0; each < historyIndex + HISTORY_LENGTH; each += 1)
    ports.storage.write('session', scrollKey(each), null)
}

const isColumns = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

/** The stored columns of lists, without those that are invalid. */
const columnsIn = (kept: string | null): Record<string, readonly string[]> => {
  try {
    const found: unknown = JSON.parse(kept ?? '{}')
    return Object.fromEntries(
      Object.entries(found ?? {}).flatMap(([list, ids]) =>
        isColumns(ids) ? [[list, [...new Set(ids)]]] : [],
      ),
    )
  } catch {
    return {}
  }
}

/** Restores the stored theme, columns and shortcuts, and stores each new choice. */
export function* watchPreferences() {
  const { ports } = yield* services()
  const kept = ports.storage.read('local', THEME_KEY)
  const theme = THEMES.find(candidate => candidate === kept)
  if (theme) yield* put(themeChosen({ theme }))
  yield* takeEvery(themeChosen, function* (event) {
    ports.storage.write('local', THEME_KEY, event.payload.theme)
    yield* []
  })
  const columns = columnsIn(ports.storage.read('local', COLUMNS_KEY))
  if (Object.keys(columns).length > 0) yield* put(columnsRestored({ columns }))
  yield* takeEvery(columnsChosen, ({ payload }) => {
    // Another tab may have stored those of other lists since.
    const { [payload.list]: _before, ...others } = columnsIn(
      ports.storage.read('local', COLUMNS_KEY),
    )
    const chosen = payload.columns ? { ...others, [payload.list]: payload.columns } : others
    const isAny = Object.keys(chosen).length > 0
    ports.storage.write('local', COLUMNS_KEY, isAny ? JSON.stringify(chosen) : null)
  })
  if (ports.storage.read('local', SINGLE_KEYS_KEY) === 'off')
    yield* put(singleKeysChosen({ isOn: false }))
  yield* takeEvery(singleKeysChosen, ({ payload: { isOn } }) => {
    ports.storage.write('local', SINGLE_KEYS_KEY, isOn ? null : 'off')
  })
  yield* takeEvery(keptDataCleared, function* ({ payload: { source } }) {
    ports.storage.write('local', THEME_KEY, null)
    ports.storage.write('local', COLUMNS_KEY, null)
    ports.storage.write('local', SINGLE_KEYS_KEY, null)
    yield* forgetScroll()
    yield* put(toastAdded({ content: ['Kept data cleared'] }))
    yield* put(commandSucceeded({ source }))
  })
}
