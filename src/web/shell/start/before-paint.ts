/**
 * Runs in the head before the first paint. It sets classes for scripts and for prices per night. It also redirects from
 * `/` to `/zh` where the cookie has expired but local storage holds Chinese.
 */
export const beforePaint = `document.documentElement.classList.add('js')
try{if(localStorage.getItem('nightly_prices'))document.documentElement.classList.add('nightly')}catch{}
if(location.pathname==='/'&&!/(^|; )setupLang=/.test(document.cookie))try{if(localStorage.getItem('setupLang')==='zh')location.replace('/zh'+location.search+location.hash)}catch{}`
