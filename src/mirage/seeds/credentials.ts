import type { BackendState } from '../server/backend-state'
import { fixedId } from './fixed'
import { userIds } from './users'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Days since creation, and days until expiration. */
const tokens: [userId: string, age: number, left: number | null][] = [
  [userIds.ada, 90, null],
  [userIds.ada, 25, 3],
  [userIds.ada, 2, 28],
  [userIds.clara, 12, 353],
]

/** Hours since login, and hours since the last use. */
const sessions: [userId: string, age: number, idle: number][] = [
  [userIds.clara, 20, 3],
  [userIds.clara, 1.5, 0.2],
  [userIds.dario, 5, 4.5],
]

/** Device tokens and browser sessions. Their secrets are not usable. */
export const seedCredentials = ({ clock, db }: BackendState): void => {
  const now = clock.now()
  const at = (time: number) => new Date(time).toISOString()
  for (const [index, [userId, age, left]] of tokens.entries()) {
    db.tokens.insert({
      id: fixedId('accessToken', index + 1),
      secret: '',
      userId,
      timeCreated: at(now - age * DAY),
      timeExpires: left === null ? null : at(now + left * DAY),
    })
  }
  for (const [index, [userId, age, idle]] of sessions.entries()) {
    db.sessions.insert({
      id: fixedId('session', index + 1),
      secret: '',
      userId,
      created: now - age * HOUR,
      lastUsed: now - idle * HOUR,
    })
  }
}
