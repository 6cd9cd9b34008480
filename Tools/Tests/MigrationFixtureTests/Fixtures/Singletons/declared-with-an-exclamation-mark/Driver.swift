print(LanternCheck().check())
LanternSignal.current = LanternSignal(color: "green")
print(LanternTower().show(), LanternCheck().check())
