let nest = HeronNest(built: Date(timeIntervalSinceNow: -3600 * 72))
print(Int(nest.age / 3600), nest.isNew, nest.isToday(Date()) ?? false, nest.egg() ?? 0)
