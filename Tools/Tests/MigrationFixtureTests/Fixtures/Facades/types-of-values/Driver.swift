let reader = WombatReader()
print(reader.read(), reader.rest())
WombatState.change()
print(reader.read(), reader.rest())
