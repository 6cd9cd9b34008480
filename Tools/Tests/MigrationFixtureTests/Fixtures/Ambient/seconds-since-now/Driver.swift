let timer = QuokkaTimer(last: nil)
print(Int(timer.age(of: Date(timeIntervalSinceNow: -3600))), timer.age == nil)
print(Int(timer.oldest([])), timer.isFresh(Date(), in: Calendar.current))
print(QuokkaPlan().isTomorrow())
