let screen = TapirScreen()
print(screen.title(isLong: false))
print(screen.title(isLong: true))
