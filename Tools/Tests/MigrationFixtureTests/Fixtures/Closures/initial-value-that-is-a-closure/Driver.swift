let bell = GateBell()
print(bell.ring(), bell.ring())
bell.onRing = { "knock \($0)" }
print(bell.ring())
