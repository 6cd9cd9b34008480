Conductor().replace()
print(Baton.current.length, Conductor().turn())
