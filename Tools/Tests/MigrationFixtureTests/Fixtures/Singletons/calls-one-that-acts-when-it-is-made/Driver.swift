let screen = QuaggaScreen()
print(screen.title(isLong: false))
print(screen.title(isLong: true))
