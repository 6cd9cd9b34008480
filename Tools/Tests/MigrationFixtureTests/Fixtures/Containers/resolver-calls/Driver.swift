registerTannery1321()
let tannery = Tannery1321()
print("open")
print(tannery.work(), tannery.guess())
