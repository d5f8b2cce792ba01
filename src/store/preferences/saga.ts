import { put, select, takeEvery } from 'typed-redux-saga'
import { scrollKey } from '@/lib/scroll-key'
import { commandSucceeded } from '@/store/commands/events'
import { selectLocation } from '@/store/navigation/selectors'
import { services } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import { keptDataCleared, THEME_KEY, themeChosen, THEMES } from './slice'

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

/** Restores the stored theme and stores each new choice. */
export function* watchPreferences() {
  const { ports } = yield* services()
  const kept = ports.storage.read('local', THEME_KEY)
  const theme = THEMES.find(candidate => candidate === kept)
  if (theme) yield* put(themeChosen({ theme }))
  yield* takeEvery(themeChosen, function* (event) {
    ports.storage.write('local', THEME_KEY, event.payload.theme)
    yield* []
  })
  yield* takeEvery(keptDataCleared, function* ({ payload: { source } }) {
    ports.storage.write('local', THEME_KEY, null)
    yield* forgetScroll()
    yield* put(toastAdded({ content: ['Kept data cleared'] }))
    yield* put(commandSucceeded({ source }))
  })
}
