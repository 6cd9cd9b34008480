func End9make() { _ = End9API(path: "d") }
func End9other() { _ = End9API() }