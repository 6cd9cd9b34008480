print(KelpLocalTank(spare: KelpCarbonFilter()).fill(), KelpNestedTank().fill())
print(KelpOverloadTank().fill(), KelpPumpTank().fill(), KelpGenericTank().fill())
print(KelpPropertyTank(filter: KelpCarbonFilter()).fill(1))
