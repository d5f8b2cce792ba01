import { call, put, select, takeLatest } from 'typed-redux-saga'
import { selectData, type QueryHandle } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import { rich } from '@/lib/rich-text'
import { commaSeries, pluralize } from '@/lib/text'
import type { ConfirmContents, ConfirmOption } from '@/machines/confirm/confirm.events'
import { read, releaseAll } from '@/store/queries/subscribe'
import { optional } from '@/store/routing/route-query'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { confirmChecked, confirmCheckStarted } from './events'

const countInWords = (kind: string, items: readonly unknown[]) =>
  `${items.length < PAGE_SIZE ? '' : 'at least '}${pluralize(kind, items.length)}`

/**
 * Describes the contents in a sentence; null if there are none. Contents that cannot be read are
 * ignored, because the server checks them as well.
 */
function* lookInto({ holder, kinds }: ConfirmContents) {
  const handles: QueryHandle[] = []
  try {
    const queries = kinds.map(({ query }) => query as Query)
    yield* read(queries.map(optional), handles)
    const state = yield* select((root: RootState) => root)
    const found = kinds.flatMap(({ kind, query }) => {
      const page: unknown = selectData(state, query as Query)
      const { items = [] } = (page ?? {}) as { items?: readonly unknown[] }
      return items.length > 0 ? [countInWords(kind, items)] : []
    })
    if (found.length === 0) return null
    return rich`${holder} still holds ${commaSeries(found, 'and')}. Delete its contents first.`
  } finally {
    releaseAll(handles)
  }
}

/** The names of the objects that the user may choose to delete too. */
function* offer(option: ConfirmOption) {
  const { ports } = yield* services()
  const load = () => import('./option.saga')
  const code = yield* call(() => ports.loadCode('confirm/option', load).catch(() => null))
  return code ? yield* code.offer(option) : []
}

/** Looks for what the user should know before confirming. */
export function* watchConfirmChecks() {
  yield* takeLatest(confirmCheckStarted, function* ({ payload: { source, contents, option } }) {
    const obstacle = contents ? yield* lookInto(contents) : null
    const names = option && (yield* offer(option))
    yield* put(confirmChecked({ source, obstacle, ...(names && { names }) }))
  })
}
