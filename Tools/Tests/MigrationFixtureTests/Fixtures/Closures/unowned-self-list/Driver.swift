let clock = TideClock(offset: 100)
let reader = clock.reader()
print(reader(30), reader(57))
withExtendedLifetime(clock) {}
