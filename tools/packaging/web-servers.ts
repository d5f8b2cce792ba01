import { API, API_PAGES, SHARED } from '../serving/api-paths'
import {
  ANSWER_POLICY,
  OF_THE_CONSOLE,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
} from '../serving/security-headers'

/** Where another web server finds what `basalt serve` would serve. */
export interface Site {
  /** The port that the server listens on. */
  listen: string
  /** The name that browsers use. */
  host: string
  /** Certificate and key; null for plain HTTP. */
  tls: { cert: string; key: string } | null
  /** The address of the rack. */
  api: string
  /** The folder with the files of the console. */
  folder: string
}

/** Those of the files in `deploy/`, to be replaced. */
export const EXAMPLE: Site = {
  listen: '443',
  host: 'console.example.com',
  tls: { cert: '/etc/ssl/console.pem', key: '/etc/ssl/private/console.key' },
  api: 'https://rack.example.com',
  folder: '/srv/basalt',
}

/** Seconds of silence that the rack may need: longer than it works on anything. */
const PATIENCE = 150

const ASSETS = 'public, max-age=31536000, immutable'

/** SAML responses are posted from the page of the identity provider. */
const ASSERTION = String.raw`^/login/[A-Za-z\d-]+/saml/[A-Za-z\d-]+$`

const AWAY = JSON.stringify({
  error_code: 'ServiceNotAvailable',
  message: 'The rack cannot be reached.',
})

const NOT_ALLOWED = JSON.stringify({
  error_code: 'Forbidden',
  message: 'Pages of other origins may not do this.',
})

const POLICY = 'content-security-policy'

const headersOf = ({ tls }: Site): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  ...(tls && STRICT_TRANSPORT),
})

/** A pattern of addresses, which may have a query, as one of paths. */
const ofPaths = ({ source }: RegExp) =>
  source
    .replaceAll(String.raw`\/`, '/')
    .replaceAll(String.raw`|\?`, '')
    .replaceAll(String.raw`(\?|$)`, '$')

const HEAD = `# Serves the console without Node, in front of a rack: the content of dist/, which "npm run build" makes.
# Made by "npm run web-servers" from the same tables as "basalt serve": paths of the API, headers, and
# what pages of other origins may not do.
`

const lines = (texts: readonly string[], indent: string) =>
  texts.map(text => (text === '' ? '' : indent + text)).join('\n')

/** A configuration of nginx, to be included in its \`http\` block. */
export const nginxConfig = (site: Site): string => {
  const { listen, host, tls, api, folder } = site
  const { hostname, port, protocol, host: rack } = new URL(api)
  const isPrivate = protocol === 'https:'
  const trust = isPrivate
    ? [
        'proxy_ssl_server_name on;',
        `proxy_ssl_name ${hostname};`,
        'proxy_ssl_verify on;',
        'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
      ]
    : []
  const own = headersOf(site)
  const added = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  const headers = added(own)
  const ofAnswers = added({ ...own, [POLICY]: ANSWER_POLICY })
  const hidden = [...new Set([...Object.keys(own), ...OF_THE_CONSOLE])].map(
    name => `proxy_hide_header ${name};`,
  )
  return `${HEAD}# Put it into conf.d, and replace the names. Brotli needs the module brotli_static, and the line
# "brotli_static on;" beside that of gzip.

upstream basalt_rack {
    server ${hostname}:${port || (isPrivate ? 443 : 80)};
    keepalive 64;
}

map $http_upgrade $basalt_connection {
    default upgrade;
    ""      "";
}

# Whether a request comes from a page of this host.
map "$http_origin|$scheme://$http_host" $basalt_is_own {
    "~^(https?://[^|]+)\\|\\1$" 1;
    "~^\\|"                    1;
    default                   0;
}
map "$request_method $uri" $basalt_is_assertion {
    "~^POST ${ASSERTION.slice(1)}" 1;
    default 0;
}
# Reads may come from anywhere: browsers hide the answers. Everything else must come from here.
map "$request_method|$http_upgrade" $basalt_is_read {
    "~^(GET|HEAD|OPTIONS)\\|$" 1;
    default                   0;
}
map "$basalt_is_read$basalt_is_assertion|$basalt_is_own|$http_sec_fetch_site" $basalt_is_refused {
    "~^.?1"                        0;
    "~^10"                         0;
    "~^00\\|1\\|(none|same-origin)?$" 0;
    default                        1;
}
map $http_origin $basalt_origin {
    ""      "";
    default "${api}";
}

# Where a request goes: to the API, unless a browser opens a page.
map "$request_method|$http_accept" $basalt_wants_page {
    "~^(GET|HEAD)\\|.*text/html" 1;
    default                     0;
}
map "$basalt_wants_page|$uri" $basalt_is_api {
    "~^.\\|${ofPaths(API).slice(1)}" 1;
${ofPaths(API_PAGES)
  .split('|^')
  .map(pattern => `    "~^.\\|${pattern.replace(/^\^/, '')}" 1;`)
  .join('\n')}
    "~^0\\|${ofPaths(SHARED).slice(1)}" 1;
    default 0;
}

server {
    listen ${listen}${tls ? ' ssl http2' : ''};
    server_name ${host};
    root ${folder};
${
  tls
    ? `    ssl_certificate ${tls.cert};
    ssl_certificate_key ${tls.key};
`
    : ''
}
    server_tokens off;
    absolute_redirect off;
    gzip_static on;
    # Repositories of updates have gigabytes, and are passed on as they come.
    client_max_body_size 0;
${lines(headers, '    ')}

    if ($basalt_is_refused) { return 403 '${NOT_ALLOWED}'; }
    if ($basalt_is_api) { rewrite ^ /basalt-api last; }

    location = /basalt-api {
        internal;
        proxy_pass ${protocol}//basalt_rack$request_uri;
        proxy_http_version 1.1;
        proxy_set_header Host ${rack};
        proxy_set_header Origin $basalt_origin;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $basalt_connection;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Host $http_host;
        proxy_set_header X-Forwarded-Proto $scheme;
${lines(trust, '        ')}
        proxy_redirect ${api}/ /;
        proxy_cookie_domain ~.+ $host;
        proxy_request_buffering off;
        proxy_buffering off;
        proxy_connect_timeout 5s;
        proxy_read_timeout ${PATIENCE}s;
        proxy_send_timeout ${PATIENCE}s;
        proxy_next_upstream off;
${lines([...hidden, ...ofAnswers], '        ')}
        error_page 502 504 = @away;
    }
    location @away {
        default_type application/json;
        return 502 '${AWAY}';
    }

    location /assets/ {
        try_files $uri =404;
        add_header Cache-Control "${ASSETS}" always;
${lines(headers, '        ')}
        location ~ \\.map$ { return 404; }
    }
    location = /build.json {
        add_header Cache-Control no-store always;
${lines(headers, '        ')}
    }
    location / {
        rewrite ^ /index.html break;
        add_header Cache-Control no-store always;
${lines(headers, '        ')}
    }
    types {
        text/html html;
        text/css css;
        text/javascript js;
        application/json json;
        image/svg+xml svg;
        font/woff2 woff2;
    }
    charset utf-8;
    charset_types text/css text/javascript;
}
`
}

/** A configuration of Caddy. */
export const caddyfile = (site: Site): string => {
  const { listen, host, tls, api, folder } = site
  const address = `${tls ? '' : 'http://'}${host}:${listen}`
  // The policy is that of the console's own files, unless the rack's answer has one.
  const headers = Object.entries(headersOf(site)).map(
    ([name, value]) => `${name === POLICY ? '?' : ''}${name} "${value}"`,
  )
  const dropped = OF_THE_CONSOLE.filter(name => name !== POLICY).map(name => `header_down -${name}`)
  const ownOrigin = 'header Origin {http.request.scheme}://{http.request.hostport}'
  const noOrigin = 'not header Origin *'
  const patterns = ofPaths(API_PAGES)
    .split('|^')
    .map(text => text.replace(/^\^?/, '^'))
  return `${HEAD}# Replace the names.

(basalt-api) {
\t@has-origin header Origin *
\trequest_header @has-origin Origin ${api}
\treverse_proxy ${api} {
\t\theader_up Host {upstream_hostport}
\t\theader_up X-Forwarded-Host {hostport}
\t\theader_down Location ^${api.replaceAll('.', '\\.')}/ /
\t\theader_down Set-Cookie "(?i); *domain=[^;]*" ""
\t\theader_down ${POLICY} "${ANSWER_POLICY}"
${lines(dropped, '\t\t')}
\t\tflush_interval -1
\t\ttransport http {
\t\t\tdial_timeout 5s
\t\t\tresponse_header_timeout ${PATIENCE}s
\t\t}
\t}
}

${address} {
${tls ? `\ttls ${tls.cert} ${tls.key}\n` : ''}\troot * ${folder}
\theader {
${lines(headers, '\t\t')}
\t\tdefer
\t}

\t# Reads may come from anywhere: browsers hide the answers. Everything else must come from here.
\t@refused {
\t\tnot {
\t\t\tmethod GET HEAD OPTIONS
\t\t\tnot header Upgrade *
\t\t}
\t\tnot {
\t\t\tmethod POST
\t\t\tpath_regexp ${ASSERTION}
\t\t}
\t\tnot {
\t\t\t${ownOrigin}
\t\t\theader_regexp site Sec-Fetch-Site ^(none|same-origin)$
\t\t}
\t\tnot {
\t\t\t${ownOrigin}
\t\t\tnot header Sec-Fetch-Site *
\t\t}
\t\tnot {
\t\t\t${noOrigin}
\t\t\theader_regexp site Sec-Fetch-Site ^(none|same-origin)$
\t\t}
\t\tnot {
\t\t\t${noOrigin}
\t\t\tnot header Sec-Fetch-Site *
\t\t}
\t}
\thandle @refused {
\t\theader Content-Type application/json
\t\trespond \`${NOT_ALLOWED}\` 403
\t}

\t# Where a request goes: to the API, unless a browser opens a page.
\t@api {
\t\tpath_regexp ${ofPaths(API)}
\t}
${patterns
  .map(
    (pattern, index) => `\t@page${index} {
\t\tpath_regexp ${pattern}
\t}`,
  )
  .join('\n')}
\t@shared {
\t\tpath_regexp ${ofPaths(SHARED)}
\t\tnot {
\t\t\tmethod GET HEAD
\t\t\theader Accept *text/html*
\t\t}
\t}
${['@api', ...patterns.map((_, index) => `@page${index}`), '@shared']
  .map(
    matcher => `\thandle ${matcher} {
\t\timport basalt-api
\t}`,
  )
  .join('\n')}

\thandle /assets/*.map {
\t\trespond 404
\t}
\thandle /assets/* {
\t\theader Cache-Control "${ASSETS}"
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
\thandle /build.json {
\t\theader Cache-Control no-store
\t\tfile_server
\t}
\thandle {
\t\trewrite * /index.html
\t\theader Cache-Control no-store
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}

\thandle_errors {
\t\t@away expression \`{err.status_code} in [502, 504]\`
\t\thandle @away {
\t\t\theader Content-Type application/json
\t\t\trespond \`${AWAY}\` 502
\t\t}
\t\thandle {
\t\t\trespond "{err.status_text}" {err.status_code}
\t\t}
\t}
}
`
}
