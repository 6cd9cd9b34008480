harborStore1466.register { HarborCrane1466() }
let harbor1466 = Harbor1466()
print("open")
print(harbor1466.unload())
