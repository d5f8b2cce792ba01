import { put, takeEvery } from 'typed-redux-saga'
import { entryParam, type NumberEntry, readNumber } from '@/lib/number-entry'
import { readGib } from '@/lib/size-entry'
import { withSearch } from '@/lib/search'
import { services } from '@/store/setup/effects'
import { createEvent } from '@/store/setup/event'
import { addressChanged } from './events'

/** What was typed or stepped to in a number field. */
interface NumberChange {
  entry: NumberEntry
  /** What the field has without its parameter. */
  usual: number | null
  /** Of a field that takes sizes. */
  units?: 'GiB' | undefined
}

interface SearchChange {
  /** Null removes a parameter. */
  changes?: Readonly<Record<string, string | null>>
  numbers?: Readonly<Record<string, NumberChange>>
}

/** What the address holds of the fields of a page was changed. */
export const searchChanged = createEvent<SearchChange>('navigation/searchChanged', {
  isLoggable: true,
})

const changesOf = ({ changes, numbers = {} }: SearchChange, locale: string) => ({
  ...changes,
  ...Object.fromEntries(
    Object.entries(numbers).map(([name, { entry, usual, units }]) => [
      name,
      entryParam((units ? readGib : readNumber)(entry, locale), usual),
    ]),
  ),
})

/** Keeps fields in the address at once, without reading the page again: its data is the same. */
export function* watchSearch() {
  yield* takeEvery(searchChanged, function* ({ payload }) {
    const { ports } = yield* services()
    const { path, search, pages } = ports.history.current()
    const changes = changesOf(payload, ports.tab.reader.locale)
    ports.history.replace(withSearch(path, search, changes), pages)
    yield* put(addressChanged({ location: ports.history.current() }))
  })
}
