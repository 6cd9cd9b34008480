print(RavineSum().sum(true), RavineSum().sum(false), RavineTotal().total, RavineClosure().total())
RavineDropper().run()
print(RavineDropper().scheduled())
