let office4475 = HarborOffice4475()
print(office4475.open(HarborServer4475(name: "north")), office4475.open(HarborServer4475(name: "")))
print(office4475.count(), office4475.make(), Injector.log.lines, Injector.log.level)
print((try? await office4475.load()) ?? "")
