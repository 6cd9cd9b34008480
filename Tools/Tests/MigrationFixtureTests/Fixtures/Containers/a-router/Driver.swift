print(ArkRouter1411().all().count, type(of: ArkKeeper1411().one()), ArkStable1411().all().count)
