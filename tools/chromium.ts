/**
 * Options for starting Chromium in browser tests and benchmarks. `CHROMIUM` sets another
 * executable.
 */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A process for each site takes a tenth of the time, and there is only one site.
    '--disable-site-isolation-trials',
    '--no-first-run',
  ],
}
