import Swinject

let weir = weirContainer1974()
print(WeirGate1974(resolver: weir).flow())
print(WeirLock1974(resolver: weir, level: 1) == nil)
print(WeirLock1974(resolver: weir, level: 3)?.flow() ?? "none")
let buoy = WeirBuoy1974(resolver: weir)
print(buoy.flow(), buoy.flow())
