import Foundation

let epoch2901 = Date(timeIntervalSince1970: 0)
print(Sluice2901(opened: epoch2901, name: "a").age() > 0, Sluice2901(name: "b").opened == .distantPast)
print(Weir2901(opened: epoch2901).opened, Weir2901().opened > epoch2901)
print(Lock2901(epoch2901).opened, Dam2901(isNew: true, opened: epoch2901).opened)
