'use client'
// The twenty cards of the list, with the texts, links and controls of ours, for both frameworks.
import { useState } from 'react'

const price = ({ amount, currency }) => `${currency} ${(amount / 100).toLocaleString('en')}`

function Heart({ name }) {
  const [saved, setSaved] = useState(false)
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      onClick={() => setSaved(!saved)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21C5 15 3 11 3 8a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 7-9 13z" />
      </svg>
    </button>
  )
}

function Gallery({ images, name }) {
  const [at, setAt] = useState(0)
  return (
    <div className="gallery">
      <ul>
        {images.slice(0, 5).map((image, index) => (
          <li key={image.id ?? index} aria-hidden={index !== at}>
            <img src={index === 0 ? image.url : undefined} alt={`${name}, ${index + 1}`} loading="lazy" />
          </li>
        ))}
      </ul>
      <button type="button" aria-label="Previous picture" onClick={() => setAt(Math.max(0, at - 1))} />
      <button type="button" aria-label="Next picture" onClick={() => setAt(Math.min(4, at + 1))} />
    </div>
  )
}

function Offer({ offer }) {
  return (
    <div className="offer">
      <p>
        <b>{offer.room_name}</b> <span>{offer.board}</span>
      </p>
      <ul>
        <li className="perk">{offer.cancellation}</li>
        {offer.free_until && <li>Free cancellation until {offer.free_until}</li>}
        {offer.left !== null && <li>{offer.left} left</li>}
        <li>{offer.payment}</li>
      </ul>
      <p className="price">
        <small>{price(offer.nightly)} a night</small>
        <strong>{price(offer.total)}</strong>
      </p>
    </div>
  )
}

function Card({ hotel }) {
  const { id, name, stars, score, reviews, district, distance_m, images, offer } = hotel
  return (
    <article className="card">
      <Gallery images={images} name={name} />
      <Heart name={name} />
      <div className="body">
        <h2>
          <a href={`/hotels/${id}`}>{name}</a>
        </h2>
        <p className="where">
          <span role="img" aria-label={`${stars} stars`}>
            {'★'.repeat(stars)}
          </span>
          <span>{district}</span>
          <span>{distance_m} m to the centre</span>
        </p>
        <p className="score">
          <b>{score}</b> <span>{reviews} reviews</span>
        </p>
        {offer && <Offer offer={offer} />}
        <a className="button" href={`/hotels/${id}`}>
          See rooms
        </a>
      </div>
    </article>
  )
}

export function Cards({ hotels }) {
  return (
    <main>
      <h1>Hotels in Shanghai</h1>
      {hotels.map((hotel) => (
        <Card key={hotel.id} hotel={hotel} />
      ))}
    </main>
  )
}
