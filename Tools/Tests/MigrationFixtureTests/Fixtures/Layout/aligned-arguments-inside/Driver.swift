Turnstile6147().pass()
print(TurnstileState6147.current.count, TurnstileSign6147.lines)
