/** The outcome of a mutation: the order, or why it was refused. */
const outcome = '__typename ... on Order { id state } ... on ErrorResult { message }'

const steps = (customer: number) => [
  'addItemToOrder(productVariantId: "1", quantity: 1)',
  `setCustomerForOrder(input: { firstName: "Ada", lastName: "Lovelace", emailAddress: "guest${customer}@example.com" })`,
  'setOrderShippingAddress(input: { fullName: "Ada Lovelace", streetLine1: "1 Road", city: "Shanghai", postalCode: "200000", countryCode: "CN" })',
  'setOrderShippingMethod(shippingMethodId: ["1"])',
  'transitionOrderToState(state: "ArrangingPayment")',
  'addPaymentToOrder(input: { method: "at-the-hotel", metadata: {} })',
]

type Outcome = { __typename: string; state?: string; message?: string }

/** A guest's whole order in Vendure's shop, from the cart to the payment. */
export async function buy(port: number, customer: number): Promise<void> {
  let session: string | null = null
  let last: Outcome | undefined
  for (const step of steps(customer)) {
    const answer: Response = await fetch(`http://127.0.0.1:${port}/shop-api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(session ? { authorization: `Bearer ${session}` } : {}),
      },
      body: JSON.stringify({ query: `mutation { done: ${step} { ${outcome} } }` }),
    })
    session = answer.headers.get('vendure-auth-token') ?? session
    const { data, errors } = (await answer.json()) as { data?: { done: Outcome }; errors?: unknown }
    last = data?.done
    if (last?.__typename !== 'Order') throw new Error(JSON.stringify(errors ?? last))
  }
  if (last?.state !== 'PaymentSettled') throw new Error(`the order is ${last?.state}`)
}
