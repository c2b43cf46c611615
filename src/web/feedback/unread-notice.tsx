import { Link } from '@tanstack/react-router'
import { ChatIcon, ChevronRightIcon } from '#ui/icons.ts'
import { feedbackPageWords } from '#words/feedback-page.ts'
import { useRequest } from '../page/use-page.ts'
import { useUnreadReplies } from './unread-replies.ts'
import './unread-notice.css'

/** On the first page of the centre: that we have answered. */
export function UnreadNotice() {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  const unread = useUnreadReplies()
  if (unread === 0) return null
  return (
    <Link to="/center/feedback" className="pane unread-notice">
      <ChatIcon />
      <b>{say.overview(unread)}</b>
      <span>{say.read}</span>
      <ChevronRightIcon small />
    </Link>
  )
}
