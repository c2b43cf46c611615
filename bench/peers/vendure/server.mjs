// A shop with one product, one payment method and one way of delivery. It answers `/health` once it sells.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import {
  bootstrap,
  DefaultLogger,
  dummyPaymentHandler,
  LanguageCode,
  LogLevel,
  ProductService,
  ProductVariantService,
  RequestContextService,
} from '@vendure/core'
import { populateInitialData } from '@vendure/core/cli/index.js'

const { PORT, PGHOST, PGPORT, PGUSER, PGDATABASE } = process.env
const languageCode = LanguageCode.en

const app = await bootstrap({
  apiOptions: {
    port: Number(PORT) + 1,
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'admin', password: randomUUID() },
  },
  dbConnectionOptions: {
    type: 'postgres',
    synchronize: true,
    logging: false,
    host: PGHOST,
    port: Number(PGPORT),
    username: PGUSER,
    database: PGDATABASE,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
})
await populateInitialData(app, {
  defaultLanguage: languageCode,
  defaultZone: 'Asia',
  countries: [{ name: 'China', code: 'CN', zone: 'Asia' }],
  taxRates: [{ name: 'Standard tax', percentage: 6 }],
  shippingMethods: [{ name: 'By email', price: 0 }],
  paymentMethods: [
    {
      name: 'At the hotel',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
})
const context = await app.get(RequestContextService).create({ apiType: 'admin' })
const product = await app.get(ProductService).create(context, {
  translations: [{ languageCode, name: 'Harbour Double', slug: 'harbour-double', description: '' }],
})
await app.get(ProductVariantService).create(context, [
  {
    productId: product.id,
    sku: 'one-night',
    price: 90_000,
    stockOnHand: 10_000_000,
    translations: [{ languageCode, name: 'One night' }],
  },
])
createServer((_, response) => response.end()).listen(Number(PORT), '127.0.0.1')
