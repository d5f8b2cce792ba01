import { call, fork, put, select, takeEvery } from 'typed-redux-saga'
import { answeredKey, refetch, selectData } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { Certificate } from '@/api/generated/types'
import { selectOwner, selectSiloName } from '@/store/session/session'
import { actorStartRequested } from '@/store/setup/actors'
import { dispatcher, services, wait } from '@/store/setup/effects'
import { keptList } from '@/store/setup/kept-list'
import type { RootState } from '@/store/setup/state'
import { selectOrigin } from '@/store/tab/slice'
import { warningDismissed, warningFound, warningNotFound } from './warning'
import { certificateListQuery, ownCertificatesQuery } from './queries'
import { DAY, lastToEnd, type CertificateEnd } from './rules'

/** What was found on a day: nothing if the certificates last. */
interface Found {
  day: string
  end: CertificateEnd | null
}

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'day' in value && 'end' in value
const isDay = (value: unknown): value is string => typeof value === 'string'

const KEPT = keptList('session', 'basalt-certificate-end', 1, isFound)
const DISMISSED = keptList('local', 'basalt-certificate-dismissed', 1, isDay)

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function* place() {
  const { ports } = yield* services()
  const owner = (yield* select(selectOwner)) ?? ''
  const now = ports.clock.now()
  return { storage: ports.storage, ports, owner, now, day: dayOf(now) }
}

function* tell(end: CertificateEnd | null) {
  const { ports, storage, owner, now, day } = yield* place()
  if (!end) {
    yield* put(warningNotFound())
    return
  }
  const isDismissed = ports.validateSecret(() => DISMISSED.read(storage, owner).includes(day))
  const days = Math.floor((end.notAfter - now) / DAY)
  yield* put(warningFound({ name: end.name, days, isDismissed }))
}

function* judge(certificates: readonly Certificate[]) {
  const { storage, owner, now, day } = yield* place()
  const silo = yield* select(selectSiloName)
  const origin = yield* select(selectOrigin)
  const end = lastToEnd(certificates, { silo, origin, now })
  if (owner !== '') KEPT.write(storage, owner, [{ day, end }])
  yield* tell(end)
}

/** Reads the certificates, unless this tab has done so today. Not all users may. */
function* check() {
  const { ports, storage, owner, day } = yield* place()
  const [kept] = ports.validateSecret(() => KEPT.read(storage, owner))
  if (kept?.day === day) {
    yield* tell(kept.end)
    return
  }
  const dispatch = yield* dispatcher()
  const outcome = yield* call(() => refetch(dispatch, ownCertificatesQuery))
  if ('data' in outcome && outcome.data) yield* judge(outcome.data.items)
}

const isListRead = (action: unknown): boolean =>
  answeredKey(action) === cacheKey(certificateListQuery)

/** Warns of the end of the last certificate, once a day. */
export function* watchCertificateEnds() {
  yield* put(
    actorStartRequested({
      id: 'certificateWarning',
      machine: 'certificateWarning',
      input: undefined,
    }),
  )
  yield* takeEvery(warningDismissed, function* () {
    const { storage, owner, day } = yield* place()
    DISMISSED.write(storage, owner, [day])
  })
  // The page of the certificates reads them again after a change.
  yield* takeEvery(isListRead, function* () {
    const page = yield* select((state: RootState) => selectData(state, certificateListQuery))
    if (page) yield* judge(page.items)
  })
  yield* fork(function* () {
    for (;;) {
      yield* check()
      yield* wait(DAY)
    }
  })
}
