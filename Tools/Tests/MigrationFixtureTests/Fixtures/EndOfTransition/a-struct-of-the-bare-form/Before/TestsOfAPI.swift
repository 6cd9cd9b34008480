func End2test() { _ = End2API() }
func End2given() { _ = End2API(dependencies: .init(name: "b")) }