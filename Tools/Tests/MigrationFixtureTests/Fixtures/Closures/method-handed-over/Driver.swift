let machine = StampMachine()
print(machine.stamp(["paid", "sent"]), machine.one("late"))
