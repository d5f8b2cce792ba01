import { camelToSnake } from '@/lib/case'
import { Answer } from '../server/answer'
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
      userId: null,
      redeemed: false,
    })
    const { deviceCode, userCode } = grant
    const verificationUri = `${origin}/device/verify`
    const started = { deviceCode, userCode, verificationUri, expiresIn: LIFETIME_IN_SECONDS }
    return Answer.json(200, camelToSnake(started))
  },

  deviceAuthConfirm: ({ body, caller, backendState }) => {
    const { clock, db } = backendState
    if (body.userCode === faultNames.deviceCode) fail.invalidRequest('the device code is refused')
    const [grant] = db.deviceGrants.by('userCode', body.userCode)
    // A demo has no devices, so an unknown code counts as a valid one.
    if (!grant) return
    if (grant.userId) fail.notFound('device-auth-request', body.userCode)
    if (clock.now() >= grant.expires) {
      fail.invalidRequest('the device authorization request has expired')
    }
    db.deviceGrants.update(grant.id, { userId: caller.user.id })
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
    })
    return Answer.json(200, { access_token: token.secret, token_type: 'bearer' })
  },
} satisfies Handlers
