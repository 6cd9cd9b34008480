let master = HarborMaster()
print((0..<6).map { master.mayEnter(at: $0) })
