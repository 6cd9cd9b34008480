var clock = ChessClock(copying: ChessClock(minutes: 5))
print(clock.name())
clock.reset()
print(clock.name())
