import ValueStore
let desk = HarbourDesk1501()
let sign = HarbourSign1501(text: "pier")
print(desk.report(), sign.shown())
InjectedValues[\.harbourLog1501] = HarbourBook1501(lines: 7)
InjectedValues[\.harbourColors1501] = HarbourColors1501(hull: "red")
print(desk.report(), sign.shown(), sign.colors.hull)
