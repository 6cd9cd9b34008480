let kiln4471 = kilnContainer4471()
let glazed4471 = GlazedProvider4471(resolver: kiln4471)
print(glazed4471.dig(), glazed4471.shine())
let anyProvider4471: KilnProvider4471.Type = ClayProvider4471.self
print((anyProvider4471.init(resolver: kiln4471) as? ClayProvider4471)?.dig() ?? "")
_ = NamedProvider4471(resolver: kiln4471, title: "kiln")
let firing4471 = FiringModel4471()
print(store4471(firing4471) == nil)
firing4471.resolver = kilnContainer4471()
store4471(firing4471)?.count = 5
firing4471.resolver = kiln4471
print(store4471(firing4471)?.count ?? 0, firing4471.heat)
let waiting4471 = WaitingModel4471()
waiting4471.wait()
print(waiting4471.isLater)
waiting4471.resolver = kiln4471
waiting4471.wait()
print(waiting4471.isLater, waiting4471.mix())
let guard4471 = NightGuard4471()
guard4471.begin(kiln4471)
print(guard4471.look())
print(KilnRequest4471().ask())
let timed4471 = TimedModel4471()
print(timed4471.isOrdered())
timed4471.resolver = kiln4471
print(timed4471.mix())
