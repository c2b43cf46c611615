/**
 * Runs in the head, before anything is painted: tells the style sheet that scripts run and whether prices per night are
 * wanted, and sends a visitor whose browser
 * remembers Chinese while the cookie that the server reads is gone from `/` to `/zh`.
 */
export const beforePaint = `document.documentElement.classList.add('js')
try{if(localStorage.getItem('nightly_prices'))document.documentElement.classList.add('nightly')}catch{}
if(location.pathname==='/'&&!/(^|; )setupLang=/.test(document.cookie))try{if(localStorage.getItem('setupLang')==='zh')location.replace('/zh'+location.search+location.hash)}catch{}`
