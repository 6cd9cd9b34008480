KnotRace.each { print($0) }
KnotRace.each({ print($0) })
print(KnotRace.best(of: 2), KnotRace.best(of: 2, start: { print("go") }) { print("best", $0) })
print(KnotRace.best(of: 1) { print("go") } finish: { print($0) })
print(KnotRace.sum(), KnotRace.sum(1), KnotRace.all())
