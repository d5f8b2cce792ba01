import type { WireRequest } from '@/ports/ports'
import { camelToSnake } from '@/lib/case'
import type { DeviceGrantRecord, UserRecord } from '../models/records'
import { Answer, headerOf } from '../server/answer'
import { tokenOf } from '../server/authenticate'
import type { BackendState } from '../server/backend-state'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { faultNames } from '../server/fault-names'

/** Consonants only, so that codes spell no words. */
const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ'
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code'
const LIFETIME_IN_SECONDS = 300

/** Errors in OAuth's format. */
const oauthError = (error: 'authorization_pending' | 'unsupported_grant_type') =>
  Answer.json(400, { error })

/**
 * When a token expires: after the lifetime asked for, or the longest that the silo allows. A token
 * confirmed with another token expires no later than that one.
 */
const expiryOf = (
  backendState: BackendState,
  { ttlSeconds }: DeviceGrantRecord,
  user: UserRecord,
  request: WireRequest,
): string | null => {
  const longest = backendState.db.authSettings.get(user.siloId)?.deviceTokenMaxTtlSeconds ?? null
  if (ttlSeconds !== null && longest !== null && ttlSeconds > longest) {
    fail.invalidRequest(
      `requested TTL ${ttlSeconds} seconds exceeds maximum allowed TTL for this silo of ${longest} seconds`,
    )
  }
  const ttl = ttlSeconds ?? longest
  const own = ttl === null ? [] : [new Date(backendState.clock.now() + ttl * 1000).toISOString()]
  const used = tokenOf(backendState, headerOf(request, 'authorization'))?.timeExpires
  return [...own, ...(used ? [used] : [])].sort()[0] ?? null
}

/** The device authorization flow of command-line tools (RFC 8628). */
export const deviceGrantRoutes = {
  deviceAuthRequest: ({ body, backendState }) => {
    const { clock, db, ids, origin, random } = backendState
    const code = () => random.text(4, CODE_ALPHABET)
    const grant = db.deviceGrants.insert({
      id: ids.next(),
      deviceCode: random.hex(40),
      userCode: `${code()}-${code()}`,
      clientId: body.clientId,
      expires: clock.now() + LIFETIME_IN_SECONDS * 1000,
      ttlSeconds: body.ttlSeconds ?? null,
      userId: null,
      tokenExpires: null,
      redeemed: false,
    })
    const { deviceCode, userCode } = grant
    const verificationUri = `${origin}/device/verify`
    const started = { deviceCode, userCode, verificationUri, expiresIn: LIFETIME_IN_SECONDS }
    return Answer.json(200, camelToSnake(started))
  },

  deviceAuthConfirm: ({ body, caller, request, backendState }) => {
    const { clock, db } = backendState
    if (body.userCode === faultNames.deviceCode) fail.invalidRequest('the device code is refused')
    const [grant] = db.deviceGrants.by('userCode', body.userCode)
    // A demo has no devices, so an unknown code counts as a valid one.
    if (!grant) return
    if (grant.userId) fail.notFound('device-auth-request', body.userCode)
    if (clock.now() >= grant.expires) {
      fail.invalidRequest('the device authorization request has expired')
    }
    const tokenExpires = expiryOf(backendState, grant, caller.user, request)
    db.deviceGrants.update(grant.id, { userId: caller.user.id, tokenExpires })
  },

  deviceAccessToken: ({ body, backendState }) => {
    const { db, ids, random } = backendState
    if (body.grantType !== GRANT_TYPE) return oauthError('unsupported_grant_type')
    const [grant] = db.deviceGrants.by('deviceCode', body.deviceCode)
    const granted = grant?.clientId === body.clientId && !grant.redeemed ? grant : undefined
    if (!granted?.userId) return oauthError('authorization_pending')
    db.deviceGrants.update(granted.id, { redeemed: true })
    const token = db.tokens.insert({
      id: ids.next(),
      secret: `oxide-token-${random.hex(40)}`,
      userId: granted.userId,
      timeCreated: backendState.now(),
      timeExpires: granted.tokenExpires,
    })
    return Answer.json(200, { access_token: token.secret, token_type: 'bearer' })
  },
} satisfies Handlers
