print(Wharf6217().unload())
