FerryTower1505().ring(FerryRoom1505())
print(FerryDesk1505().hour(), FerryBell1505.main.clock?.hour ?? 0)
