print(PierGuard(pier: 4).challenge("Ada"), PierGuard(pier: 4).challenge("Bob"), pierState())
