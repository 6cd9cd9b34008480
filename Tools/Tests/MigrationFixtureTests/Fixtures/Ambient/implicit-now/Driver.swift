let timer = EggTimer()
print(timer.isDone(after: 0))
timer.begin()
print(timer.isDone(after: 0), timer.isDone(after: 3600), timer.remaining(of: 1))
