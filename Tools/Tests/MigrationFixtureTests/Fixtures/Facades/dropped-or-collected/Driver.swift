print(RavineSum().sum(true), RavineSum().sum(false), RavineTotal().total, RavineClosure().total())
print(RavineFunction().total())
RavineDropper().run()
print(RavineDropper().scheduled())
