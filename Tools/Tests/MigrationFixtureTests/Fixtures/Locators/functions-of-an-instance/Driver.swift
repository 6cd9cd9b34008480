let screen = BettongScreen()
print(screen.title(), screen.child(), BettongLookup().find())
