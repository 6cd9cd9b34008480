import Feed

print(AppRoot().makeFeed().title())
