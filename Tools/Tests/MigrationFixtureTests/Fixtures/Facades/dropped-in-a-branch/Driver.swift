let gorseUser = GorseUser()
gorseUser.act(true, 0)
gorseUser.act(false, 2)
print(gorseUser.ask(true), gorseUser.ask(false))
