type Posted = { body: unknown; headers?: Record<string, string>; signal: AbortSignal }

/** Posts JSON and returns the response; anything but success throws. */
export async function postJson(url: string, { body, headers = {}, signal }: Posted): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  if (!response.ok) throw new Error(`The translation service answered ${response.status}.`)
  return response.json()
}
