func End12make() { _ = End12API() }
func End12other() { _ = End12API(number: 1) }