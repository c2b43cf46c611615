import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { openPreferences } from './preferences.ts'
import { watchPlace } from './router.ts'
import './styles/desk.css'

openPreferences()
watchPlace()
createRoot(document.getElementById('desk')!).render(<App />)
