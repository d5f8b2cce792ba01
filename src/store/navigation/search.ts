import { put, takeEvery } from 'typed-redux-saga'
import { entryParam, type NumberEntry } from '@/lib/number-entry'
import { withSearch } from '@/lib/search'
import { services } from '@/store/setup/effects'
import { createEvent } from '@/store/setup/event'
import { addressChanged } from './events'

interface SearchChange {
  /** Null removes a parameter. */
  changes?: Readonly<Record<string, string | null>>
  /** What number fields have, and what they have without their parameters. */
  numbers?: Readonly<Record<string, { entry: NumberEntry; usual: number | null }>>
}

/** What the address holds of the fields of a page was changed. */
export const searchChanged = createEvent<SearchChange>('navigation/searchChanged', {
  isLoggable: true,
})

const changesOf = ({ changes, numbers = {} }: SearchChange) => ({
  ...changes,
  ...Object.fromEntries(
    Object.entries(numbers).map(([name, { entry, usual }]) => [name, entryParam(entry, usual)]),
  ),
})

/** Keeps fields in the address at once, without reading the page again: its data is the same. */
export function* watchSearch() {
  yield* takeEvery(searchChanged, function* ({ payload }) {
    const { ports } = yield* services()
    const { path, search, pages } = ports.history.current()
    ports.history.replace(withSearch(path, search, changesOf(payload)), pages)
    yield* put(addressChanged({ location: ports.history.current() }))
  })
}
