import { put, takeEvery } from 'typed-redux-saga'
import { commandSucceeded } from '@/store/commands/events'
import { services } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import { keptDataCleared, THEME_KEY, themeChosen, THEMES } from './slice'

/** Brings back the theme chosen earlier, and keeps a new choice. */
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
    yield* put(toastAdded({ content: ['Kept data cleared'] }))
    yield* put(commandSucceeded({ source }))
  })
}
