let desk = SurchargeDesk()
desk.addRules()
print(desk.rules.map { $0(200) })
