let first = WombatTracker()
let second = WombatTracker()
first.start()
print(first.isOwnDelegate, second.isOwnDelegate, first.isUpdating, second.isUpdating)
