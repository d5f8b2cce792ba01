import { call, takeEvery } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { dispatcher, wait } from '@/store/setup/effects'
import { createEvent } from '@/store/setup/event'

/** The rack has begun to attach a subnet; the query will show that it has. */
export const externalSubnetAttached = createEvent<Query>('externalSubnets/attached', {
  isLoggable: true,
})

/** How long the rack usually takes to attach a subnet, in milliseconds. */
const ATTACHING_MS = 2_000

/** Reads the subnets of an instance or project again once one has been attached. */
export function* watchSubnetsAttached() {
  yield* takeEvery(externalSubnetAttached, function* ({ payload }) {
    yield* wait(ATTACHING_MS)
    const dispatch = yield* dispatcher()
    yield* call(() => refetch(dispatch, payload))
  })
}
