import { call, takeEvery } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import { dispatcher, wait } from '@/store/setup/effects'
import { externalSubnetAttached } from './events'

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
