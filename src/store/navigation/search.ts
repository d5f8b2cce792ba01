import { put, takeEvery } from 'typed-redux-saga'
import { withSearch } from '@/lib/search'
import { services } from '@/store/setup/effects'
import { createEvent } from '@/store/setup/event'
import { addressChanged } from './events'

/** What the address holds of the fields of a page was changed; null removes a parameter. */
export const searchChanged = createEvent<{ changes: Readonly<Record<string, string | null>> }>(
  'navigation/searchChanged',
  { isLoggable: true },
)

/** Keeps fields in the address at once, without reading the page again: its data is the same. */
export function* watchSearch() {
  yield* takeEvery(searchChanged, function* ({ payload }) {
    const { ports } = yield* services()
    const { path, search, pages } = ports.history.current()
    ports.history.replace(withSearch(path, search, payload.changes), pages)
    yield* put(addressChanged({ location: ports.history.current() }))
  })
}
