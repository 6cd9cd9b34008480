print(Trumpeter().play())
