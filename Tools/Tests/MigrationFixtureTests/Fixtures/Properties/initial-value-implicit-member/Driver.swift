print(Drummer().play())
