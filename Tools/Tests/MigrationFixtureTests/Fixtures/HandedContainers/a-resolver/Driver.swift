let pottery1401Container = potteryContainer1401()
let pottery1401 = pottery1401Container.resolve(Pottery1401.self)
print("open", pottery1401?.work("jug") ?? "", pottery1401?.work("cup") ?? "")
print(Pottery1401(resolver: pottery1401Container).matt("dish"), pottery1401?.label("No. 1") ?? "")
