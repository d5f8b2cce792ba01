import { writeFileSync } from 'node:fs'
import { caddyfile, EXAMPLE, nginxConfig } from './packaging/web-servers'
import { fromRoot } from './webpack/paths'

/** Writes the configurations of other web servers into `deploy/`, after a change of the tables they are made from. */
writeFileSync(fromRoot('deploy/nginx.conf'), nginxConfig(EXAMPLE))
writeFileSync(fromRoot('deploy/Caddyfile'), caddyfile(EXAMPLE))
