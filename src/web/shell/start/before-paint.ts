/**
 * Runs in the head before the first paint. It sets classes for scripts and for prices per night, and
 * the chosen theme. It also redirects from
 * `/` to `/zh` where the cookie has expired but local storage holds Chinese.
 */
export const beforePaint = `document.documentElement.classList.add('js')
try{if(localStorage.getItem('nightly_prices'))document.documentElement.classList.add('nightly')}catch{}
try{const theme=localStorage.getItem('theme');if(theme==='light'||theme==='dark')document.documentElement.dataset.theme=theme}catch{}
if(location.pathname==='/'&&!/(^|; )setupLang=/.test(document.cookie))try{if(localStorage.getItem('setupLang')==='zh')location.replace('/zh'+location.search+location.hash)}catch{}`
