import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { signInWords } from '#words/accounts/sign-in.ts'
import { useRequest } from '../page/use-page.ts'
import { SignInForm } from './sign-in-form.tsx'
import { type Mode, modes, type Prompt, signInPrompt } from './sign-in-prompt.ts'

type Props = { prompt: Prompt; account: string }

/** Login, Register and Reset Password: one dialog in three modes. Loaded when it is first needed. */
export default function SignInDialog({ prompt, account }: Props) {
  const { locale } = useRequest()
  const say = signInWords(locale)
  const [mode, setMode] = useState<Mode>(prompt.mode ?? modes.login)
  const titles: Record<Mode, string> = {
    [modes.login]: say.login,
    [modes.register]: say.register,
    [modes.reset]: say.reset,
  }
  const others = Object.values(modes).filter((other) => other !== mode)
  return (
    <Dialog open onClose={signInPrompt.close} title={titles[mode]} lead={prompt.lead}>
      <SignInForm mode={mode} account={account} />
      <p className="sign-in-others">
        {others.map((other) => (
          <Button key={other} kind="link" onClick={() => setMode(other)}>
            {titles[other]}
          </Button>
        ))}
      </p>
    </Dialog>
  )
}
