print(LanternCheck().check(), LanternKeeper().keep(), LanternKeeper().name() ?? "none")
LanternSignal.current = LanternSignal(color: "green")
print(LanternTower().show(), LanternCheck().check())
