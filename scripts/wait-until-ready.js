// Waits until a process answers 200 at its address of readiness. Used by the systemd units and by containers.
const [address, seconds = '300'] = process.argv.slice(2)
const until = Date.now() + Number(seconds) * 1_000
const isReady = () =>
  fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) {
  if (Date.now() > until) {
    console.error(`${address} was not ready within ${seconds} seconds.`)
    process.exit(1)
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
}
