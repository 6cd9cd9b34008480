let kinds: [StageProp.Type] = [StageProp.self, ThroneProp.self]
print(kinds.map { $0.init().build() }, ThroneProp.make().build())
