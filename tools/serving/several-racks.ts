import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostnameOf } from '@/lib/request-origin'
import { sendText, statesOf, type AskedRack } from './health'
import { refuse } from './refuse'

/** Asked by the switcher of the console: src/browser/racks.ts. */
const RACKS_JSON = '/racks.json'

/** The port that browsers show, with its colon. */
const portOf = ({ headers: { host = '' } }: IncomingMessage) => /:\d+$/.exec(host)?.[0] ?? ''

/** Hosts are names that a URL can have, and need no escape. */
const page = (racks: readonly AskedRack[], port: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>Racks</title>
  </head>
  <body style="max-width: 40rem; margin: 15vh auto; padding: 0 2rem; font: 16px/1.5 system-ui">
    <main>
      <h1>Racks</h1>
      <p>Each rack has a console of its own.</p>
      <ul>
${racks
  .map(({ host, release }) => {
    const known = release()
    const note = known === null ? '' : `, release ${known}`
    return `        <li><a href="//${host}${port}/">${host}</a>${note}</li>`
  })
  .join('\n')}
      </ul>
    </main>
  </body>
</html>
`

/** The name of the host that a request is for; empty if it says none. */
export const hostOf = ({ headers: { host } }: IncomingMessage): string =>
  hostnameOf(host ?? '') ?? ''

/** Answers for several racks what none of them does: the list of them. */
export const severalRacks = (racks: readonly AskedRack[]) => ({
  /** Whether the request was for the list that the console of a rack asks for. */
  answerList: ({ url, method }: IncomingMessage, response: ServerResponse): boolean => {
    if (racks.length === 0 || url !== RACKS_JSON || method !== 'GET') return false
    void statesOf(racks).then(states =>
      sendText(response, 200, 'application/json', JSON.stringify(states)),
    )
    return true
  },
  /** The page of a host that is of none of the racks. */
  sendPage: (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET' || request.method === 'HEAD')
      return sendText(response, 200, 'text/html; charset=utf-8', page(racks, portOf(request)))
    const message = 'There is no rack at this host.'
    return refuse(request, response, { status: 404, reason: 'no_api', message })
  },
})
