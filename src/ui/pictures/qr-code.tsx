import { useEffect, useState } from 'react'
import { drawQr, type QrPath } from './qr-modules.ts'
import './qr-code.css'

/** A QR code, always dark on white; named for who cannot see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<(QrPath & { text: string }) | null>(null)
  useEffect(() => {
    let isOver = false
    void drawQr(text).then((qr) => isOver || setDrawn({ ...qr, text }))
    return () => {
      isOver = true
    }
  }, [text])
  const shown = drawn?.text === text ? drawn : null
  return (
    <span className="qr-code">
      {shown && (
        <svg
          viewBox={`0 0 ${shown.size} ${shown.size}`}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path d={shown.path} />
        </svg>
      )}
    </span>
  )
}
