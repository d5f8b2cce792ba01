import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isThisMachine } from '@/lib/request-origin'
import type { BackendClock } from './clock'
import type { Post, PostOutcome, SendPost } from './posts'

/** As on a rack, in milliseconds. */
const CONNECTION_TIMEOUT = 10_000
const RESPONSE_TIMEOUT = 30_000

/** Redirects are not followed, so they are errors like others. */
const outcomeOf = (status: number, durationMs: number): PostOutcome => ({
  result: status >= 200 && status < 300 ? 'succeeded' : 'failed_http_error',
  response: { status, durationMs },
})

const send = ({ url, headers, body }: Post, clock: BackendClock): Promise<PostOutcome> =>
  new Promise(resolve => {
    const start = clock.now()
    const open = url.startsWith('https:') ? requestHttps : requestHttp
    const request = open(url, { method: 'POST', headers, agent: false })
    const end = (outcome: PostOutcome) => {
      clock.clearTimeout(timer)
      request.destroy()
      resolve(outcome)
    }
    const endAfter = (ms: number, result: PostOutcome['result']) =>
      clock.setTimeout(() => end({ result, response: null }), ms)
    let timer = endAfter(CONNECTION_TIMEOUT, 'failed_unreachable')
    request.on('socket', socket => {
      socket.on('connect', () => {
        clock.clearTimeout(timer)
        timer = endAfter(RESPONSE_TIMEOUT, 'failed_timeout')
      })
    })
    request.on('response', ({ statusCode = 0 }) => {
      end(outcomeOf(statusCode, Math.max(0, clock.now() - start)))
    })
    request.on('error', () => end({ result: 'failed_unreachable', response: null }))
    request.end(body)
  })

/** Sends requests to receivers on this machine. */
export const postsToThisMachine =
  (clock: BackendClock): SendPost =>
  post =>
    isThisMachine(new URL(post.url).hostname) ? send(post, clock) : undefined
