let timer = QuokkaTimer(last: nil)
print(timer.age(of: Date(timeIntervalSinceNow: -3600)).rounded(), timer.age == nil)
print(timer.oldest([]).rounded(), timer.isFresh(Date(), in: Calendar.current))
print(QuokkaPlan().isTomorrow())
