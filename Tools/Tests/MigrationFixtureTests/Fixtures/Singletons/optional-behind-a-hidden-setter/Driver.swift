let lamplighter = Lamplighter()
print(lamplighter.report())
LampGrid.light(7)
print(lamplighter.report())
